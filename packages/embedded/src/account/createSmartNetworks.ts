import type { CaipNetworkId } from '@kit/core/adapter'
import type { Store } from '@kit/core/plugin'
import * as z from 'zod/mini'
import type { Frame } from '../frame/createFrame.js'
import { requests } from '../protocol/index.js'
import type { LoginMemory } from '../state/createLoginMemory.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'

export type SmartNetworksOptions = LoginMemory & {
  readonly frame: Pick<Frame, 'request'>
  readonly state: Store<EmbeddedState>
}

/** The networks on which the wallet has a smart account. */
export type SmartNetworks = {
  /** Asks the wallet. Keeps the current networks if it doesn't say. */
  read(signal: AbortSignal): Promise<void>
}

const { smartAccountEnabledNetworks: numbersSchema } = requests.GET_SMART_ACCOUNT_ENABLED_NETWORKS.answer.shape

/** Creates the smart-account networks, initially as of the last visit, until the wallet reports them. */
export function createSmartNetworks({ frame, state, remember, recall }: SmartNetworksOptions): SmartNetworks {
  function update(numbers: readonly number[]): void {
    const smartAccountNetworkIds = numbers.map((number): CaipNetworkId => `eip155:${number}`)
    state.update((now) => ({ ...now, smartAccountNetworkIds }))
  }

  const known = parseNumbers(recall('SMART_ACCOUNT_ENABLED_NETWORKS'))
  if (known !== undefined) update(known)

  return {
    async read(signal) {
      const answer = await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, signal).catch(() => undefined)
      if (answer === undefined) return
      remember('SMART_ACCOUNT_ENABLED_NETWORKS', answer.smartAccountEnabledNetworks.join())
      update(answer.smartAccountEnabledNetworks)
    },
  }
}

function parseNumbers(text: string | undefined): readonly number[] | undefined {
  // An earlier version stored JSON.
  const [, list] = /^\[?(\d+(?:,\d+)*)\]?$/.exec(text ?? '') ?? []
  return (list && z.safeParse(numbersSchema, list.split(',').map(Number)).data) || undefined
}
