import { activityFeature } from '@kit/activity/react'
import { embeddedFeature } from '@kit/embedded/react'
import { namesFeature } from '@kit/names/react'
import { onrampFeature } from '@kit/onramp/react'
import { payFeature } from '@kit/pay/react'
import { portfolioFeature } from '@kit/portfolio/react'
import { sendFeature } from '@kit/send/react'
import { siwxFeature } from '@kit/siwx/react'
import { smartSessionsFeature } from '@kit/smart-sessions/react'
import { swapFeature } from '@kit/swap/react'
import type { DemoModal } from './App.js'

/** Creates the modal features of a page composed by hand, which do not change. */
export function createManualModal(): DemoModal {
  const options = {
    features: [
      activityFeature,
      embeddedFeature,
      namesFeature,
      onrampFeature,
      payFeature,
      portfolioFeature,
      sendFeature,
      siwxFeature,
      smartSessionsFeature,
      swapFeature,
    ],
  }
  return { getState: () => options, subscribe: () => () => undefined }
}
