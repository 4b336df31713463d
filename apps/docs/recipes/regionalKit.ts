import type { ApiClient } from '@kit/api'
import { createKit, type KitOptions } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { onramp } from '@kit/onramp'
import { onrampFeature } from '@kit/onramp/react'
import { modal } from '@kit/react-ui'
import { send } from '@kit/send'
import { sendFeature } from '@kit/send/react'
import { swap } from '@kit/swap'
import { swapFeature } from '@kit/swap/react'

/** Your own rules: the countries where you offer buying and swapping. */
const offered = { buy: ['DE', 'FR'], swap: ['DE', 'FR', 'BR'] }

/** Creates the kit, and the features for `KitModal`, for a user in the country that your server reports. */
export function createRegionalKit(country: string, api: ApiClient, ports?: KitOptions['ports']) {
  const canBuy = offered.buy.includes(country)
  const canSwap = offered.swap.includes(country)
  const kit = createKit({
    metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [mainnet] })],
    plugins: [modal(), send({ api }), ...(canBuy ? [onramp({ api })] : []), ...(canSwap ? [swap({ api })] : [])],
    ...(ports && { ports }),
  })
  const features = [sendFeature, ...(canBuy ? [onrampFeature] : []), ...(canSwap ? [swapFeature] : [])]
  return { kit, features }
}
