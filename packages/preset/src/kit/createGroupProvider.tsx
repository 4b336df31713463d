import { activityFeature } from '@kit/activity/react'
import type { ReadableStore } from '@kit/core'
import { embeddedFeature } from '@kit/embedded/react'
import { namesFeature } from '@kit/names/react'
import { onrampFeature } from '@kit/onramp/react'
import { payFeature } from '@kit/pay/react'
import { portfolioFeature } from '@kit/portfolio/react'
import { useKit, useStore } from '@kit/react'
import { type Feature, FeatureProvider, type FeatureProviderProps } from '@kit/react-ui/feature'
import { selectSendFeature } from '@kit/send/react'
import { siwxFeature } from '@kit/siwx/react'
import { smartSessionsFeature } from '@kit/smart-sessions/react'
import { swapFeature } from '@kit/swap/react'
import { type ComponentType, useMemo } from 'react'
import type { ChosenFeatures, FeaturePlugins } from '../options/createPlugins.js'

/** Creates the component that provides the selected features, followed by the app's own. */
export function createGroupProvider(choice: ReadableStore<ChosenFeatures>): ComponentType<FeatureProviderProps> {
  return function GroupProvider({ features, ...props }: FeatureProviderProps) {
    const chosen = useStore(choice)
    const { plugins } = useKit()
    const all = useMemo(
      // Without this, the texts of a feature whose plugin is missing would be loaded.
      () => [...listFeatures(chosen, plugins), ...features.slice(1)],
      [chosen, features, plugins],
    )
    return <FeatureProvider {...props} features={all} />
  }
}

/** The views of each plugin, in the order of their contributions. A function returns false while the app hides them. */
const featureViews: { readonly [Id in FeatureWithViews]: Feature | ((chosen: ChosenFeatures) => Feature | false) } = {
  portfolio: portfolioFeature,
  embedded: embeddedFeature,
  names: namesFeature,
  siwx: siwxFeature,
  onramp: ({ onramp }) => onramp && onrampFeature,
  swap: ({ swaps }) => swaps && swapFeature,
  send: (chosen) => (chosen.send || chosen.receive) && selectSendFeature(chosen),
  activity: ({ history }) => history && activityFeature,
  pay: payFeature,
  smartSessions: smartSessionsFeature,
}

/** Analytics has no views. */
type FeatureWithViews = Exclude<keyof FeaturePlugins, 'analytics'>

/** Returns the selected features that have a plugin. */
const listFeatures = (chosen: ChosenFeatures, plugins: object): readonly Feature[] =>
  Object.entries(featureViews)
    .map(([id, views]) => Object.hasOwn(plugins, id) && (typeof views === 'function' ? views(chosen) : views))
    .filter((feature) => feature !== false)
