import type { ESTree } from 'vite';
import { type Declaration, declarationOf, docBefore, written } from './declarations.ts';

/** A prop of a component, or a member of a type used by a prop. */
export type Member = {
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
  /** Renamed or to be removed: the text says what to use instead, and until when it works. */
  isDeprecated: boolean;
  /** As written in the component's declaration. */
  default?: string;
  /** Types of the library that `type` mentions. */
  names: readonly string[];
};

export type Members = {
  members: Member[];
  /** Types outside the library, such as elements whose attributes are accepted too. */
  inherits: string[];
  /** Types of the library that the members mention. */
  found: Map<string, Declaration>;
};

const none = (): Members => ({ members: [], inherits: [], found: new Map() });

const together = (parts: readonly Members[]): Members => ({
  members: [
    ...new Map(parts.flatMap(({ members }) => members.map((one) => [one.name, one]))).values(),
  ],
  inherits: parts.flatMap(({ inherits }) => inherits),
  found: new Map(parts.flatMap(({ found }) => [...found])),
});

/** Members of a union: a member that some alternatives lack is optional. */
function alternatives(parts: readonly Members[]): Members {
  const shapes = parts.filter(({ members }) => members.length > 0);
  const all = together(parts);
  const members = all.members.map((one): Member => {
    const same = shapes.flatMap((shape) => shape.members.filter(({ name }) => name === one.name));
    return {
      ...(same.find(({ text }) => text !== '') ?? one),
      type: [...new Set(same.map(({ type }) => type))].join(' | '),
      isRequired: same.length === shapes.length && same.every(({ isRequired }) => isRequired),
      names: [...new Set(same.flatMap(({ names }) => names))],
    };
  });
  return { ...all, members };
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Names of all types inside a node. */
function namesIn(node: ESTree.Node): string[] {
  const own =
    node.type === 'TSTypeReference' && node.typeName.type === 'Identifier'
      ? [node.typeName.name]
      : [];
  const inside = Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)
    .flatMap(namesIn);
  return [...own, ...inside];
}

const isType = ({ node }: Declaration) =>
  node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration';

/** A comment, with its `@deprecated` tag as a separate sentence. */
function described(comment: string): Pick<Member, 'text' | 'isDeprecated'> {
  const [said = '', words] = comment.split(/\s*@deprecated\s+/);
  if (words === undefined) return { text: said, isDeprecated: false };
  return { text: `${said} Deprecated ${words}.`.trim(), isDeprecated: true };
}

function memberOf(file: string, node: ESTree.TSSignature): Members {
  if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return none();
  const found = new Map<string, Declaration>();
  const shown = node.type === 'TSPropertySignature' ? node.typeAnnotation?.typeAnnotation : node;
  let type = shown ? written(file, shown) : 'unknown';
  for (const name of new Set(shown ? namesIn(shown) : [])) {
    const declared = declarationOf(file, name);
    if (!declared || !isType(declared)) continue;
    // Readers don't know the file's local name.
    type = type.replace(new RegExp(`\\b${name}\\b`, 'g'), declared.name);
    found.set(declared.name, declared);
  }
  const member: Member = {
    name: written(file, node.key),
    type,
    isRequired: !node.optional,
    ...described(docBefore(file, node.start)),
    names: [...found.keys()],
  };
  return { members: [member], inherits: [], found };
}

/** Type of a member referred to as `Words['texts']`. */
function memberType(file: string, { typeAnnotation }: ESTree.TSAsExpression): string | undefined {
  if (typeAnnotation.type !== 'TSIndexedAccessType') return undefined;
  const { members } = membersOf(file, typeAnnotation.objectType);
  const [name] = stringsOf(typeAnnotation.indexType);
  return members.find((one) => one.name === name)?.type;
}

/** Type of a default label: a text, a function that returns one, or an object of such labels. */
function typeOfWord(file: string, node: ESTree.Node): string {
  if (node.type === 'TSSatisfiesExpression') return typeOfWord(file, node.expression);
  if (node.type === 'TSAsExpression') {
    // `as const` adds nothing to the literal.
    const as = written(file, node.typeAnnotation);
    return as === 'const' ? typeOfWord(file, node.expression) : memberType(file, node) || as;
  }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') {
    return `(${node.params.map((param) => written(file, param)).join(', ')}) => string`;
  }
  if (node.type === 'ObjectExpression') {
    const words = node.properties.flatMap((one) =>
      one.type === 'Property' ? [`${written(file, one.key)}: ${typeOfWord(file, one.value)}`] : [],
    );
    return `{ ${words.join('; ')} }`;
  }
  const declared = node.type === 'Identifier' && declarationOf(file, node.name);
  return declared ? typeOfWord(declared.file, declared.node) : 'string';
}

/** The members of a set of default labels: `typeof defaultLabels`. */
function membersOfObject({ file, node }: Declaration): Members {
  if (node.type !== 'ObjectExpression') return none();
  const members = node.properties.flatMap((one): Member[] => {
    if (one.type !== 'Property') return [];
    const { key, value } = one;
    const type = typeOfWord(file, value);
    return [
      {
        name: written(file, key),
        type,
        isRequired: true,
        ...described(docBefore(file, one.start)),
        ...(type === 'string' ? { default: written(file, value) } : {}),
        names: [],
      },
    ];
  });
  return { members, inherits: [], found: new Map() };
}

const stringsOf = (node: ESTree.TSType | undefined): string[] => {
  if (node?.type === 'TSUnionType') return node.types.flatMap(stringsOf);
  return node?.type === 'TSLiteralType' && node.literal.type === 'Literal'
    ? [String(node.literal.value)]
    : [];
};

function membersOfReference(file: string, node: ESTree.TSTypeReference): Members {
  const name = node.typeName.type === 'Identifier' ? node.typeName.name : '';
  const [first, second] = node.typeArguments?.params ?? [];
  if (name === 'ComponentProps' && first) {
    return { ...none(), inherits: [stringsOf(first)[0] ?? written(file, first)] };
  }
  if (!first || declarationOf(file, name)) {
    const declared = declarationOf(file, name);
    return declared ? membersOfDeclaration(declared) : none();
  }
  const of = membersOf(file, first);
  const named = stringsOf(second);
  const as = (isRequired: boolean) => ({
    ...of,
    members: of.members.map((one) => ({ ...one, isRequired })),
  });
  if (name === 'Omit') {
    return { ...of, members: of.members.filter((one) => !named.includes(one.name)) };
  }
  if (name === 'Pick') {
    return { ...of, members: of.members.filter((one) => named.includes(one.name)), inherits: [] };
  }
  if (name === 'Partial') return as(false);
  if (name === 'Required') return as(true);
  return name === 'Readonly' ? of : none();
}

export function membersOf(file: string, node: ESTree.TSType): Members {
  if (node.type === 'TSTypeLiteral') {
    return together(node.members.map((one) => memberOf(file, one)));
  }
  if (node.type === 'TSIntersectionType') {
    return together(node.types.map((one) => membersOf(file, one)));
  }
  if (node.type === 'TSUnionType') {
    return alternatives(node.types.map((one) => membersOf(file, one)));
  }
  if (node.type === 'TSTypeReference') return membersOfReference(file, node);
  if (node.type === 'TSParenthesizedType') return membersOf(file, node.typeAnnotation);
  if (node.type === 'TSTypeQuery' && node.exprName.type === 'Identifier') {
    const declared = declarationOf(file, node.exprName.name);
    return declared ? membersOfObject(declared) : none();
  }
  return none();
}

/** Members of a library type; none for a union of strings or a function. */
export function membersOfDeclaration({ file, node }: Declaration): Members {
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(file, node.typeAnnotation);
  if (node.type !== 'TSInterfaceDeclaration') return none();
  return together(node.body.body.map((one) => memberOf(file, one)));
}

/** Types that a type mentions without having their members: `A | B`, `readonly A[]`. */
export function namedBy({ file, node }: Declaration): Map<string, Declaration> {
  return new Map(
    namesIn(node).flatMap((name) => {
      const declared = declarationOf(file, name);
      return declared && isType(declared) ? [[declared.name, declared] as const] : [];
    }),
  );
}

/** Alternatives of a union that have no members, as source text: `string`, `null`. */
export function plainAlternatives({ file, node }: Declaration): string[] {
  if (node.type !== 'TSTypeAliasDeclaration' || node.typeAnnotation.type !== 'TSUnionType')
    return [];
  return node.typeAnnotation.types
    .filter((one) => membersOf(file, one).members.length === 0)
    .map((one) => written(file, one));
}
