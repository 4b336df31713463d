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
import type { ChosenFeatures } from '../options/LiveOptions.js'

/** Creates the component that provides the selected features, followed by the app's own. */
export function createGroupProvider(choice: ReadableStore<ChosenFeatures>): ComponentType<FeatureProviderProps> {
  return function GroupProvider({ features, ...props }: FeatureProviderProps) {
    const chosen = useStore(choice)
    const { plugins } = useKit()
    const all = useMemo(
      // Without this, the texts of a feature whose plugin is missing would be loaded.
      () => [...listFeatures(chosen).filter(({ id }) => Object.hasOwn(plugins, id)), ...features.slice(1)],
      [chosen, features, plugins],
    )
    return <FeatureProvider {...props} features={all} />
  }
}

/** Returns the selected features. */
const listFeatures = (chosen: ChosenFeatures): readonly Feature[] =>
  [
    portfolioFeature,
    embeddedFeature,
    namesFeature,
    siwxFeature,
    chosen.onramp && onrampFeature,
    chosen.swaps && swapFeature,
    (chosen.send || chosen.receive) && selectSendFeature(chosen),
    chosen.history && activityFeature,
    chosen.pay && payFeature,
    chosen.smartSessions && smartSessionsFeature,
  ].filter((feature) => feature !== false)
