import { activityFeature } from '@kit/activity/react'
import type { ReadableStore } from '@kit/core'
import { embeddedFeature } from '@kit/embedded/react'
import { namesFeature } from '@kit/names/react'
import { onrampFeature } from '@kit/onramp/react'
import { payFeature } from '@kit/pay/react'
import { portfolioFeature } from '@kit/portfolio/react'
import { useStore } from '@kit/react'
import { type Feature, FeatureProvider, type FeatureProviderProps } from '@kit/react-ui/feature'
import { sendFeature } from '@kit/send/react'
import { siwxFeature } from '@kit/siwx/react'
import { smartSessionsFeature } from '@kit/smart-sessions/react'
import { swapFeature } from '@kit/swap/react'
import { type ComponentType, useMemo } from 'react'
import type { FeatureChoice } from './FeatureChoice.js'

/** Makes the component that shows the features that are chosen now, and those of the app's own after them. */
export function createGroupProvider(choice: ReadableStore<FeatureChoice>): ComponentType<FeatureProviderProps> {
  return function GroupProvider({ features, ...props }: FeatureProviderProps) {
    const chosen = useStore(choice)
    const all = useMemo(() => [...listFeatures(chosen), ...features.slice(1)], [chosen, features])
    return <FeatureProvider {...props} features={all} />
  }
}

/** The features that are shown. Views of plugins that a page does not have are offered nowhere. */
function listFeatures({
  swaps,
  onramp,
  receive,
  send,
  history,
  pay,
  smartSessions,
}: FeatureChoice): readonly Feature[] {
  return [
    portfolioFeature,
    embeddedFeature,
    namesFeature,
    siwxFeature,
    ...(onramp ? [onrampFeature] : []),
    ...(swaps ? [swapFeature] : []),
    ...(send || receive ? [only(sendFeature, (name) => (/receive|compatible/i.test(name) ? receive : send))] : []),
    ...(history ? [activityFeature] : []),
    ...(pay ? [payFeature] : []),
    ...(smartSessions ? [smartSessionsFeature] : []),
  ]
}

/** A feature without the actions and views that are not wanted. */
const only = (feature: Feature, isWanted: (name: string) => boolean): Feature => ({
  ...feature,
  views: Object.fromEntries(Object.entries(feature.views ?? {}).filter(([name]) => isWanted(name))),
  accountActions: feature.accountActions?.filter(({ id }) => isWanted(id)) ?? [],
  tokenActions: feature.tokenActions?.filter(({ id }) => isWanted(id)) ?? [],
})
