import type { Peaks, Region, RegionKind } from '../recording-player.types.ts';
import { createTimeline } from '../timeline.ts';
import { createChannelMixer, type Heard } from './channel-mixer.ts';
import { afterSilence, type Silence } from './silence.model.ts';
import type { WaveSurferModules } from './wavesurfer.ts';

export type EngineEvents = {
  onReady: () => void;
  onTime: (seconds: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  onRegion: (id: string) => void;
  onProblem: () => void;
};

/** As specified: px per channel, and px per second. */
const height = 50;
const pixelsPerSecond = 100;

/** Peaks drawn per second: two per px. More would cost time invisibly. */
const drawnPerSecond = 200;

function drawn({ channels, duration }: Peaks): Float32Array[] {
  return channels.map((peaks) => {
    const count = Math.min(peaks.length, Math.max(1, Math.ceil(duration * drawnPerSecond)));
    const coarse = new Float32Array(count);
    for (let index = 0; index < peaks.length; index += 1) {
      const place = Math.floor((index * count) / peaks.length);
      coarse[place] = Math.max(coarse[place] ?? 0, peaks[index] ?? 0);
    }
    return coarse;
  });
}

/** Current colours of the page: a canvas can't resolve custom properties. */
function coloursOf(element: Element) {
  const styles = getComputedStyle(element);
  const token = (name: string) => styles.getPropertyValue(`--tl-${name}`).trim();
  return {
    wave: token('border-control'),
    played: token('accent-mark'),
    cursor: token('text-default'),
  };
}

/**
 * Adopts the styles of wavesurfer where the page refuses them: its content security policy blocked
 * the style element, or its policy of Trusted Types put them into `<template data-styles>`.
 */
function adoptRefusedStyles(root: Node): void {
  if (!(root instanceof ShadowRoot)) return;
  const held = root.querySelector<HTMLTemplateElement | HTMLStyleElement>(
    'template[data-styles], style',
  );
  if (!held || ('sheet' in held && held.sheet)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(('content' in held ? held.content : held).textContent ?? '');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  held.remove();
}

const regionTones: Record<RegionKind, string> = {
  stt: 'info-text',
  'stt-latency': 'warning-text',
  dtmf: 'accent-text',
  tts: 'success-text',
  application: 'danger-text',
};

/**
 * Waveform, timeline, regions and sound of a recording; the only module that uses wavesurfer.
 * `destroy` removes everything.
 */
export function createEngine(
  { WaveSurfer, RegionsPlugin }: WaveSurferModules,
  container: HTMLElement,
  audio: Blob,
  peaks: Peaks,
  events: EngineEvents,
) {
  const url = URL.createObjectURL(audio);
  const media = new Audio();
  media.preload = 'metadata';
  media.src = url;
  const mixer = createChannelMixer(media);
  const regions = RegionsPlugin.create();
  const colours = coloursOf(container);
  const look = { waveColor: colours.wave, progressColor: colours.played, height };
  const surfer = WaveSurfer.create({
    container,
    media,
    peaks: drawn(peaks),
    duration: peaks.duration,
    ...look,
    normalize: true,
    cursorColor: colours.cursor,
    minPxPerSec: pixelsPerSecond,
    autoScroll: true,
    sampleRate: 8000,
    ...(peaks.channels.length > 1 && { splitChannels: peaks.channels.map(() => look) }),
    plugins: [regions],
  });
  adoptRefusedStyles(surfer.getWrapper().getRootNode());
  const timeline = createTimeline(container);
  const drawTimeline = () =>
    timeline.draw({
      start: (surfer.getScroll() * peaks.duration) / surfer.getWrapper().clientWidth,
      pixelsPerSecond: surfer.getWrapper().clientWidth / peaks.duration,
      duration: peaks.duration,
    });
  // A canvas keeps the colours it was drawn in.
  const drawInColours = () => {
    const { wave, played, cursor } = coloursOf(container);
    const changed = { waveColor: wave, progressColor: played, height };
    surfer.setOptions({
      ...changed,
      cursorColor: cursor,
      ...(peaks.channels.length > 1 && { splitChannels: peaks.channels.map(() => changed) }),
    });
    drawTimeline();
  };
  const mode = new MutationObserver(drawInColours);
  mode.observe(container.closest('.tl-root') ?? document.documentElement, {
    attributeFilter: ['data-mode'],
  });
  const systemScheme = window.matchMedia('(prefers-color-scheme: dark)');
  systemScheme.addEventListener('change', drawInColours);
  surfer.on('scroll', drawTimeline);
  surfer.on('redraw', drawTimeline);

  // Makes the scroll area reachable by keyboard.
  const scroll = surfer.getWrapper().parentElement;
  if (scroll) scroll.tabIndex = 0;

  let silences: readonly Silence[] = [];
  // The waveform is drawn before the sound can seek: a late event of the media element may undo a
  // seek until then.
  surfer.on('ready', () => {
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) events.onReady();
    else media.addEventListener('loadedmetadata', events.onReady, { once: true });
  });
  // Wavesurfer delays a seek while the sound is still seeking, and then drops it: this sets the
  // time of the media element directly.
  surfer.on('interaction', (seconds) => {
    media.currentTime = seconds;
  });
  const seek = (seconds: number) => {
    surfer.setTime(seconds);
    media.currentTime = seconds;
  };
  surfer.on('play', () => events.onPlaying(true));
  surfer.on('pause', () => events.onPlaying(false));
  surfer.on('error', events.onProblem);
  surfer.on('timeupdate', (time) => {
    const next = surfer.isPlaying() ? afterSilence(silences, time) : null;
    if (next !== null) seek(next);
    else events.onTime(time);
  });
  regions.on('region-clicked', ({ id }, event) => {
    event.stopPropagation();
    events.onRegion(id);
  });

  return {
    toggle: () => void surfer.playPause().catch(events.onProblem),
    time: () => surfer.getCurrentTime(),
    seek,
    setSpeed: (rate: number) => surfer.setPlaybackRate(rate, true),
    setVolume: (volume: number) => surfer.setVolume(volume),
    hear: (heard: Heard) => mixer.hear(heard),
    /** Skips these silences in playback. */
    skip: (skipped: readonly Silence[]) => {
      silences = skipped;
    },
    show(shown: readonly Region[]) {
      regions.clearRegions();
      for (const { id, start, end, kind, channel, label } of shown) {
        const colour = `var(--tl-${regionTones[kind]})`;
        const content = document.createElement('span');
        content.textContent = label;
        content.style.cssText =
          'font-size:10px;line-height:12px;padding:1px 2px;display:block;white-space:nowrap';
        content.style.color = colour;
        const region = regions.addRegion({
          id,
          start,
          end: Math.min(end, peaks.duration),
          drag: false,
          resize: false,
          color: `color-mix(in srgb, ${colour} 28%, transparent)`,
          content,
        });
        if (peaks.channels.length > 1 && region.element) {
          region.element.style.height = `${height}px`;
          region.element.style.top = `${channel === 0 ? 0 : height}px`;
        }
      }
    },
    destroy() {
      mode.disconnect();
      systemScheme.removeEventListener('change', drawInColours);
      surfer.destroy();
      container.replaceChildren();
      mixer.destroy();
      media.removeAttribute('src');
      media.load();
      URL.revokeObjectURL(url);
    },
  };
}
export type Engine = ReturnType<typeof createEngine>;
