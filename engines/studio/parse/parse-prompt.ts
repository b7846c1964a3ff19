/** Prompt and negative prompt to a scene specification. */

import { findPhenomenon } from '../scene/phenomena/registry.ts';
import { findPhrases } from './phrases.ts';
import { excludedNames, Reader } from './reader.ts';
import type { SceneFamily, SceneSpec, Subject, TimeOfDay, Weather } from './scene-spec.ts';
import { tokenize } from './tokenize.ts';

/** Dishes that have a flat illustration of their own. */
const FLAT_DISHES: ReadonlySet<string> = new Set(['ramen', 'coffee', 'sushi', 'cake']);

/** Whoever a portrait shows that names nobody. */
const PORTRAYED: Subject = {
  concept: 'person',
  role: 'actor',
  word: 'portrait',
  colors: [],
  adjectives: [],
  parts: [],
  count: 1,
  isCounted: false,
  weight: 1,
  relation: null,
};

/** Characters of a prompt without words that are reported. */
const EXCERPT_LENGTH = 24;

/** The moon and the aurora bring their own time of day. */
function skyTime(subjects: readonly Subject[]): TimeOfDay | null {
  for (const { concept } of subjects) {
    const time = findPhenomenon(concept)?.time;
    if (time) return time;
  }
  return null;
}

function skyWeather(subjects: readonly Subject[]): Weather | null {
  for (const { concept } of subjects) {
    const weather = findPhenomenon(concept)?.weather;
    if (weather) return weather;
  }
  return null;
}

/** A short piece of a text, without control characters. */
function excerpt(text: string): string {
  return [...text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, EXCERPT_LENGTH).join('');
}

/**
 * Understands a prompt. Total: every pair of strings gives a specification.
 * @param negativePrompt everything it names is excluded, as after "without"
 */
export function parsePrompt(prompt: string, negativePrompt = ''): SceneSpec {
  const phrases = findPhrases(tokenize(prompt));
  const excluded = new Set<string>();
  for (const phrase of phrases) {
    if (phrase.negated) for (const name of excludedNames(phrase.meanings)) excluded.add(name);
  }
  for (const phrase of findPhrases(tokenize(negativePrompt))) {
    for (const name of excludedNames(phrase.meanings)) excluded.add(name);
  }

  const reader = new Reader(phrases, excluded);
  reader.readAll();
  // "!!!" has no word in it: say that nothing of it was understood.
  if (phrases.every((phrase) => phrase.text === ',') && prompt.trim() !== '') {
    reader.notDrawn.push(excerpt(prompt));
  }

  // "A portrait, oil painting" names nobody, yet asks for somebody.
  const isPortrait = phrases.some((phrase) => /^(portrait|headshot|selfie)$/.test(phrase.text));
  if (isPortrait && !reader.subjects.some((s) => s.role === 'actor' || s.role === 'abstract')) {
    reader.subjects.push({ ...PORTRAYED, colors: reader.palette.slice(0, 1) });
  }

  // "Clear sunset" and "at dusk" name no thing, yet they plainly ask for a landscape.
  const isScene = reader.timeOfDay !== null || reader.weather !== null;
  const roles = new Set(reader.subjects.map((s) => s.role));
  const only = reader.subjects.length === 1 ? reader.subjects[0]! : null;
  const isDish = only !== null && FLAT_DISHES.has(only.concept) && only.count === 1;
  const family: SceneFamily =
    isDish && !isScene
      ? 'food'
      : roles.has('actor') || (!roles.has('abstract') && (roles.size > 0 || isScene))
        ? 'composed'
        : 'abstract';
  return {
    family,
    subjects: reader.subjects,
    timeOfDay: reader.timeOfDay ?? skyTime(reader.subjects) ?? 'day',
    timeOfDayAsked: reader.timeOfDay !== null,
    weather: reader.weather ?? skyWeather(reader.subjects) ?? 'fair',
    style: reader.style ?? 'photo',
    moods: [...reader.moods],
    framing: reader.framing,
    palette: reader.palette,
    excluded,
    flavors: reader.flavors,
    notDrawn: reader.notDrawn,
  };
}
