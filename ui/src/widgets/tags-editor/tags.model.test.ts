import { describe, expect, it } from 'vitest';
import { focusAfterRemoval, messages, removeAt, replaceAt, validateTags } from './tags.model.ts';

const tag = (name: string, value: string) => ({ name, value });

describe('validateTags', () => {
  it('takes no tags and complete tags', () => {
    expect(validateTags([])).toEqual({});
    expect(validateTags([tag('team', 'support'), tag('cost', 'c-12')])).toEqual({});
  });

  it('asks for a name and a value on each row', () => {
    expect(validateTags([tag('', ''), tag('team', ' '), tag('  ', 'x')])).toEqual({
      '0.name': messages.nameRequired,
      '0.value': messages.valueRequired,
      '1.value': messages.valueRequired,
      '2.name': messages.nameRequired,
    });
  });

  it('marks the second of two like names; names differ by case', () => {
    expect(validateTags([tag('team', 'a'), tag(' team ', 'b'), tag('Team', 'c')])).toEqual({
      '1.name': messages.nameTaken,
    });
  });

  it('does not call two empty names alike', () => {
    expect(validateTags([tag('', 'a'), tag('', 'b')])).toEqual({
      '0.name': messages.nameRequired,
      '1.name': messages.nameRequired,
    });
  });
});

describe('rows', () => {
  const tags = [tag('a', '1'), tag('b', '2'), tag('c', '3')];

  it('replaces one and leaves the others and the list alone', () => {
    expect(replaceAt(tags, 1, { value: '9' })).toEqual([
      tag('a', '1'),
      tag('b', '9'),
      tag('c', '3'),
    ]);
    expect(tags[1]).toEqual(tag('b', '2'));
  });

  it('removes one', () => {
    expect(removeAt(tags, 0)).toEqual([tag('b', '2'), tag('c', '3')]);
    expect(removeAt(tags, 9)).toEqual(tags);
  });

  it.each([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 1],
    [0, 0, undefined],
  ])('after row %d of what leaves %d rows the focus goes to %s', (index, left, expected) => {
    expect(focusAfterRemoval(index, left)).toBe(expected);
  });
});
