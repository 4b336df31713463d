import { createKit, type Kit, KitError, type KitSettings, type TimedKitEvent } from '@kit/core'
import type { Connector } from '@kit/core/adapter'
import { createFakeAdapter, createFakePorts, createFakeWallet, type FakePorts, flushPromises } from '@kit/fakes'
import { type ModalPlugin, modal } from '@kit/modal'
import { vi } from 'vitest'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import { createSiwx } from '../createSiwx.js'
import type { PageSiwxOptions } from '../page/PageSiwxOptions.js'
import type { SiwxPlugin } from '../SiwxApi.js'
import type { SiweConfig } from '../siwe/SiweConfig.js'
import { siwx } from '../siwx.js'

type Answer = { resolve(signature: string): void; reject(error: unknown): void }

export const ann = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A signature that the fake chain accepts, for an account and a text, and for contracts also a network. */
export const signatureOf = (address: string, message: string, networkId = '') =>
  `signed|${address.toLowerCase()}|${networkId}|${[...message].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 4_294_967_291, 7)}`

/** Creates a kit with the modal, wallets that sign when the test tells them to, and a chain that verifies signatures. */
export async function createTestSiwx({
  ports = createFakePorts(),
  options = {},
  config,
  settings = {},
  hasModal = true,
  adapter = {},
  supportsSignIn = false,
}: {
  readonly ports?: FakePorts
  readonly options?: PageSiwxOptions
  readonly config?: (made: SiwxConfig) => SiwxConfig | SiweConfig
  readonly settings?: Partial<KitSettings>
  readonly hasModal?: boolean
  readonly adapter?: Partial<ReturnType<typeof createFakeAdapter>>
  /** Whether the wallet `alpha` signs in while connecting, with the proofs in `offered`. */
  readonly supportsSignIn?: boolean
} = {}) {
  const alpha = createFakeWallet('alpha', ['eip155'])
  const beta = createFakeWallet('beta', ['eip155'])
  const sol = createFakeWallet('sol', ['solana'])
  const waiting: Answer[] = []
  const requested: { readonly address: string; readonly message: string }[] = []
  const chain = { isDown: false, checks: 0, contracts: new Set<string>() }
  let counter = 0
  const capabilities = {
    signMessage: ({
      message,
      account,
    }: {
      readonly message: string
      readonly account: { readonly address: string }
    }) => {
      requested.push({ address: account.address, message })
      return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    async verifyMessage({
      address,
      message,
      network,
      signature,
    }: Parameters<NonNullable<ReturnType<typeof createFakeAdapter>['verifyMessage']>>[0]) {
      chain.checks += 1
      if (chain.isDown) return 'unknown' as const
      const of = chain.contracts.has(address) ? network.id : ''
      return signature === signatureOf(address, message, of) ? ('valid' as const) : ('invalid' as const)
    },
    async switchNetwork({ network }: { readonly network: { readonly id: `${string}:${string}` } }) {
      alpha.emit('eip155', { type: 'networkChanged', networkId: network.id })
      return network.id
    },
  }
  const offered: NonNullable<Parameters<Connector['connect']>[0]['signIn']>[] = []
  const alphaConnector: Connector = {
    ...alpha.connector,
    ...(supportsSignIn && { signInNamespaces: ['eip155'] }),
    connect(call) {
      if (call.signIn) offered.push(call.signIn)
      return alpha.connector.connect(call)
    },
  }
  const made = createSiwx(options)
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [
      () => createFakeAdapter('eip155', [{ connector: alphaConnector }, beta], { ...capabilities, ...adapter }),
      () => createFakeAdapter('solana', [sol], capabilities),
    ],
    plugins: [...(hasModal ? [modal()] : []), siwx(config?.(made) ?? made)],
    ports: {
      ...ports,
      random: { bytes: (length) => Uint8Array.from({ length }, () => (counter = (counter * 31 + 7) % 251)) },
    },
    ...settings,
  }) as unknown as Kit<readonly [ModalPlugin, SiwxPlugin]>
  const events: TimedKitEvent[] = []
  kit.events$.subscribe((event) => events.push(event))
  const { state, ...plugin } = kit.plugins.siwx
  const statuses: string[] = []
  state.state$.subscribe(({ status }) => {
    if (statuses.at(-1) !== status) statuses.push(status)
  })
  kit.start()

  async function rest(): Promise<void> {
    await vi.dynamicImportSettled()
    await flushPromises()
    await flushPromises()
  }
  return {
    kit,
    plugin,
    state,
    ports,
    alpha,
    beta,
    sol,
    requested,
    offered,
    waiting,
    chain,
    events,
    statuses,
    made,
    rest,
    status: () => state.getState().status,
    view: () => {
      const { history, open } = kit.modal.getState()
      return open ? history.at(-1)?.name : undefined
    },
    async connect(address: string | readonly string[] = ann, networkId: `${string}:${string}` = 'eip155:1') {
      await kit.preload()
      const done = kit.connect({ connectorId: 'alpha' })
      await flushPromises()
      alpha.answer({ eip155: alpha.session('eip155', [address].flat(), networkId) })
      await done
      await rest()
    },
    /** Signs the oldest pending message, with the wallet's own or another signature. */
    async sign(signature?: string) {
      const { address, message } = requested[requested.length - waiting.length] ?? { address: '', message: '' }
      waiting.shift()?.resolve(signature ?? signatureOf(address, message))
      await rest()
    },
    async refuse() {
      waiting.shift()?.reject(new KitError('connection/rejected', { shortMessage: 'Declined.' }))
      await rest()
    },
  }
}
