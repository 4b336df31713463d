import { matchLocale } from '@kit/core/plugin'
import type { Feature } from '../contribution/Feature.js'
import type { LoadedPart, PartLoader, PartStore } from '../modal/createPartStore.js'
import type { AnyMessages, Message } from '../text/Messages.js'

/** Returns the loaders for a feature's texts in a language, with English as the fallback. */
function loadOf(feature: Feature, tag: string): readonly PartLoader<AnyMessages>[] {
  const texts: { readonly [language: string]: PartLoader<AnyMessages> } = feature.texts ?? {}
  const load = texts[matchLocale(tag, Object.keys(texts)) ?? 'en']
  return load === undefined ? [] : [load]
}

/** Loads the texts of features. If a language fails to load, English is used. */
export async function fetchTexts(parts: PartStore, features: ReadonlySet<Feature>, tag: string): Promise<void> {
  await parts.fetch(...[...features].flatMap((feature) => loadOf(feature, tag)))
  const failed = [...features].filter((feature) => textsOf(parts.getState(), feature, tag) === undefined)
  await parts.fetch(...failed.flatMap((feature) => loadOf(feature, 'en')))
}

/** Returns the loaded texts of a feature, in the language or in English. */
export function textsOf(loaded: ReadonlyMap<PartLoader, LoadedPart>, feature: Feature, tag: string): unknown {
  for (const load of [...loadOf(feature, tag), ...loadOf(feature, 'en')]) {
    const found = loaded.get(load)
    if (found && 'value' in found) return found.value
  }
  return undefined
}

/** Whether loading of its texts has finished. */
export function areTextsSettled(loaded: ReadonlyMap<PartLoader, LoadedPart>, feature: Feature, tag: string): boolean {
  const english = feature.texts?.en
  return english === undefined || loaded.has(english) || textsOf(loaded, feature, tag) !== undefined
}

/** Merges a catalogue with texts of features. Each feature can set only texts with its own prefix. */
export function joinTexts(
  catalogue: AnyMessages,
  features: readonly Feature[],
  texts: readonly unknown[],
): AnyMessages {
  const own = features.flatMap(({ id }, index) =>
    Object.entries(texts[index] ?? {}).filter(([key, message]) => key.startsWith(`${id}.`) && isMessage(message)),
  )
  return own.length === 0 ? catalogue : { ...catalogue, ...Object.fromEntries(own) }
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'string' || typeof (message as { readonly other?: unknown } | null)?.other === 'string'
}
