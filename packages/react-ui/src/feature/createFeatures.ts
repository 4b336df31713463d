import { isKitError, KitError, type LogPort, optionError } from '@kit/core/plugin'
import type { Feature, ViewTable } from '../contribution/Feature.js'

type ListName =
  | 'accountActions'
  | 'accountHead'
  | 'accountRows'
  | 'accountTabs'
  | 'connectMethods'
  | 'fundRows'
  | 'settingsRows'
  | 'tokenActions'
  | 'walletTags'

/** A contribution, with the feature that it is of and a name that no other has. */
export type Owned<Entry> = { readonly entry: Entry; readonly feature: Feature; readonly key: string }

type Lists = { readonly [Name in ListName]: readonly Owned<NonNullable<Feature[Name]>[number]>[] }

/** All that the modal can show: the kit's views, and what the features add. */
export type Features = Lists & {
  readonly all: readonly Feature[]
  readonly views: ViewTable
  /** The features whose texts a view shows: the one that brings it, and those that add to it. */
  textsOn(view: string): readonly Feature[]
}

/** Which lists a view shows. */
const shownOn: { readonly [view: string]: readonly ListName[] } = {
  Connect: ['connectMethods', 'walletTags'],
  Account: ['accountActions', 'accountHead', 'accountRows', 'accountTabs'],
  AccountSettings: ['settingsRows'],
  FundWallet: ['fundRows'],
  Token: ['tokenActions'],
}

/**
 * Joins the features. One that is malformed, or that takes an id or the name of a view that is taken, is left out whole, and told to
 * the log as `kit/invalidOption`, `kit/duplicateFeature` or `kit/duplicateView`: a page does not lose its modal by one of many.
 */
export function createFeatures(given: readonly Feature[], builtIn: ViewTable, log: LogPort): Features {
  let views = builtIn
  const owners = new Map<string, Feature>()
  const accepted: Feature[] = []
  for (const feature of given) {
    try {
      refuse(feature, accepted, views)
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
        (feature[name] ?? []).map((entry) => ({ entry, feature, key: `${feature.id}.${entry.id}` })),
      )
      .sort((a, b) => (a.entry.order ?? 100) - (b.entry.order ?? 100)) as never
  return {
    all: accepted,
    views,
    accountActions: list('accountActions'),
    accountHead: list('accountHead'),
    accountRows: list('accountRows'),
    accountTabs: list('accountTabs'),
    connectMethods: list('connectMethods'),
    fundRows: list('fundRows'),
    settingsRows: list('settingsRows'),
    tokenActions: list('tokenActions'),
    walletTags: list('walletTags'),
    textsOn: (view) =>
      accepted.filter(
        (feature) =>
          feature.texts !== undefined &&
          (owners.get(view) === feature || shownOn[view]?.some((name) => feature[name] !== undefined)),
      ),
  }
}

/** Throws when a feature can't stand beside those that were accepted. */
function refuse(feature: Feature, accepted: readonly Feature[], views: ViewTable): void {
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
