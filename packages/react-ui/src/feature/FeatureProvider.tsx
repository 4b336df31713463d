'use client'
import { useStore } from '@kit/react'
import { type ReactElement, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Feature, FeatureProviderProps } from '../contribution/Feature.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import type { LoadedPart, PartLoader } from '../modal/createPartStore.js'
import { type AccountSlots, type ConnectSlots, ModalContext, useModalContext } from '../modal/ModalContext.js'
import { createText } from '../text/createText.js'
import { enFeatures } from '../text/enFeatures.data.js'
import { LanguageContext } from '../text/useText.js'
import { CollapsibleWallets } from './CollapsibleWallets.js'
import { ConnectMethods } from './ConnectMethods.js'
import { createFeatures } from './createFeatures.js'
import { FeaturesContext } from './FeaturesContext.js'
import { areTextsSettled, fetchTexts, joinTexts, textsOf } from './featureTexts.js'

const connectSlots: ConnectSlots = { ConnectMethods, CollapsibleWallets }

const loadAccountSlots: PartLoader<AccountSlots> = () =>
  import('./accountSlots.js').then(({ accountSlots }) => accountSlots)

/** Whether a view shows the slots that load with it. */
const showsAccount = (name: string): boolean => name === 'Account' || name === 'AccountSettings'

const accountSlotsIn = (loaded: ReadonlyMap<PartLoader, LoadedPart>): AccountSlots | undefined => {
  const found = loaded.get(loadAccountSlots)
  return found && 'value' in found ? (found.value as AccountSlots) : undefined
}

/** Adds features to the modal: their views, their texts, and their contributions to built-in views. */
export function FeatureProvider(props: FeatureProviderProps): ReactElement {
  const { locale, messages, overrides, children } = props
  const { tag, dir } = locale
  const kit = useKit()
  const { log } = kit.ports
  const { views, parts, loadMotion } = useModalContext()
  const listed = useStable(props.features)
  const features = useMemo(() => createFeatures(listed, views, log), [listed, views, log])
  const loaded = useSyncExternalStore(parts.subscribe, parts.getState, parts.getState)
  const texts = useStable(features.all.map((feature) => textsOf(loaded, feature, tag)))
  // A toast may use texts of a feature that hasn't been shown yet.
  const toast = useStore(kit.toast, (state) => (state.open ? state.message : ''))
  useEffect(() => {
    const named = features.all.filter(({ id }) => toast.startsWith(`${id}.`))
    if (named.length > 0) void fetchTexts(parts, new Set(named), tag)
  }, [features, parts, tag, toast])
  const prepare = useCallback(
    (feature: Feature): Promise<void> => {
      unawaited(kit.preload({ plugin: feature.id }))
      return fetchTexts(parts, new Set([feature]), tag)
    },
    [kit, parts, tag],
  )
  const [tab, setTab] = useState<string>()
  const [isExpanded, setExpanded] = useState(false)
  const own = useMemo(() => {
    const hasTexts = (feature: Feature) =>
      feature.texts === undefined || texts[features.all.indexOf(feature)] !== undefined
    const isSettled = (feature: Feature) => areTextsSettled(parts.getState(), feature, tag)
    return { features, hasTexts, isSettled, prepare, tab, setTab, isExpanded, expand: () => setExpanded(true) }
  }, [features, prepare, parts, texts, tag, tab, isExpanded])
  const accountSlots = accountSlotsIn(loaded)
  const modal = useMemo(
    () => ({
      views: features.views,
      parts,
      loadMotion,
      features: {
        connectSlots,
        accountSlots,
        async prepare(names: readonly string[]) {
          const owners = new Set(names.flatMap((name) => features.ownerOf(name) ?? []))
          const others = new Set(names.flatMap(features.textsOn))
          const slots = names.some(showsAccount) ? [loadAccountSlots] : []
          await Promise.all([...[...owners].map(prepare), fetchTexts(parts, others, tag), parts.fetch(...slots)])
        },
        isSettled: (name: string) =>
          (!showsAccount(name) || parts.getState().has(loadAccountSlots)) &&
          features.textsOn(name).every((feature) => areTextsSettled(parts.getState(), feature, tag)),
      },
    }),
    [features, accountSlots, parts, loadMotion, prepare, tag],
  )
  const language = useMemo(() => {
    const all = joinTexts({ ...enFeatures, ...messages }, features.all, texts)
    const text = createText({ locale: tag, dir, messages: all, overrides })
    return { text, locale: tag, dir, has: (key: string) => Object.hasOwn(all, key) }
  }, [messages, features, texts, tag, dir, overrides])
  return (
    <ModalContext.Provider value={modal}>
      <FeaturesContext.Provider value={own}>
        <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
      </FeaturesContext.Provider>
    </ModalContext.Provider>
  )
}

/** Returns the same list while its items are the same, so apps can pass an array literal. */
function useStable<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list)
  if (kept.length === list.length && kept.every((item, index) => item === list[index])) return kept
  keep(list)
  return list
}
