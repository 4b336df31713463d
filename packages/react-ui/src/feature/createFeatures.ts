import { isKitError, KitError, type LogPort, optionError } from '@kit/core/plugin'
import type { Feature, ViewTable } from '../contribution/Feature.js'

type ListName =
  | 'accountActions'
  | 'accountAmounts'
  | 'accountRows'
  | 'accountTabs'
  | 'connectMethods'
  | 'fundingRows'
  | 'settingsRows'
  | 'tokenActions'

/** A contribution with its feature and a unique key. */
export type KeyedContribution<Entry> = {
  readonly entry: Entry
  readonly feature: Feature
  readonly key: string
  /** Whether its texts are needed before it is shown. A component of the feature parts them with itself. */
  readonly needsTexts: boolean
}

type Lists = { readonly [Name in ListName]: readonly KeyedContribution<NonNullable<Feature[Name]>[number]>[] }

/** Everything that the modal can show: the built-in views and the contributions of features. */
export type Features = Lists & {
  readonly all: readonly Feature[]
  readonly views: ViewTable
  /** The feature that added a view. */
  ownerOf(view: string): Feature | undefined
  /** Features whose texts a view needs before it is shown: the one that owns it, and those that contribute to it. */
  textsOn(view: string): readonly Feature[]
}

/** The contribution lists that each view shows. */
const shownOn: { readonly [view: string]: readonly ListName[] } = {
  Connect: ['connectMethods'],
  Account: ['accountActions', 'accountAmounts', 'accountRows', 'accountTabs'],
  AccountSettings: ['settingsRows'],
  FundWallet: ['fundingRows'],
  Token: ['tokenActions'],
  Transaction: ['tokenActions'],
}

/**
 * Combines the features. Skips and logs a malformed feature, or one whose ID or view name is in use: one bad feature must not break the
 * modal. The codes are `kit/invalidOption`, `kit/duplicateFeature` and `kit/duplicateView`.
 */
export function createFeatures(given: readonly Feature[], builtIn: ViewTable, log: LogPort): Features {
  let views = builtIn
  const owners = new Map<string, Feature>()
  const accepted: Feature[] = []
  for (const feature of given) {
    try {
      assertNoConflict(feature, accepted, views)
    } catch (error) {
      log.error(
        'A feature was skipped.',
        isKitError(error) ? error : optionError('features', feature, 'defineFeature({ id })'),
      )
      continue
    }
    accepted.push(feature)
    for (const name of Object.keys(feature.views ?? {})) owners.set(name, feature)
    views = { ...views, ...feature.views }
  }
  const list = <Name extends ListName>(name: Name): Lists[Name] =>
    accepted
      .flatMap((feature) =>
        (feature[name] ?? []).map((entry) => ({
          entry,
          feature,
          key: `${feature.id}.${entry.id}`,
          needsTexts: usesTexts(name, entry, feature),
        })),
      )
      .sort((a, b) => (a.entry.order ?? 100) - (b.entry.order ?? 100)) as never
  const lists: Lists = {
    accountActions: list('accountActions'),
    accountAmounts: list('accountAmounts'),
    accountRows: list('accountRows'),
    accountTabs: list('accountTabs'),
    connectMethods: list('connectMethods'),
    fundingRows: list('fundingRows'),
    settingsRows: list('settingsRows'),
    tokenActions: list('tokenActions'),
  }
  return {
    ...lists,
    all: accepted,
    views,
    ownerOf: (view) => owners.get(view),
    textsOn(view) {
      const isShown = (feature: Feature) =>
        (shownOn[view] ?? []).some((name) =>
          (lists[name] as readonly KeyedContribution<unknown>[]).some(
            (one) => one.feature === feature && one.needsTexts,
          ),
        )
      return accepted.filter(
        (feature) => feature.texts !== undefined && (owners.get(view) === feature || isShown(feature)),
      )
    },
  }
}

/**
 * Whether a contribution is rendered from texts of its feature: a label of its own. Ways to connect are complete in the first frame, so
 * their texts aren't loaded later.
 */
function usesTexts(name: ListName, entry: object, { id }: Feature): boolean {
  if ('label' in entry) return String(entry.label).startsWith(`${id}.`)
  return name === 'connectMethods'
}

/** Throws when a feature conflicts with those already accepted. */
function assertNoConflict(feature: Feature, accepted: readonly Feature[], views: ViewTable): void {
  const { id } = feature
  if (typeof id !== 'string' || id === '') throw optionError('features', feature, 'defineFeature({ id })')
  if (accepted.some((other) => other.id === id))
    throw new KitError('kit/duplicateFeature', { shortMessage: `Two features have the ID ${id}.`, details: id })
  const taken = Object.keys(feature.views ?? {}).find((name) => Object.hasOwn(views, name))
  if (taken !== undefined)
    throw new KitError('kit/duplicateView', {
      shortMessage: `The feature ${id} adds the view ${taken}, which already exists.`,
      details: taken,
    })
}
