import type { Kit } from '@kit/core'
import { type ReactNode, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import {
  KitProvider,
  type Mutation,
  useBalance,
  useConnect,
  useConnection,
  useConnections,
  useConnectors,
  useDisconnect,
  useKit,
  useModalIntent,
  useMutation,
  useNetworks,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useStore,
  useSwitchNetwork,
  useWaitForTransaction,
} from './index.js'
import { accountsOf, coins, commandsOf, createTestKit, type TestKit } from './testing/createTestKit.js'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

function createKit(storage?: TestKit['storage']): TestKit {
  const made = createTestKit(storage)
  kits.push(made.kit)
  return made
}

/** Renders a hook in StrictMode and counts the renders. */
async function show<Result, Props>({ kit }: TestKit, hook: (props: Props) => Result, initialProps?: Props) {
  let renders = 0
  const rendered = await renderHook(
    (props?: Props) => {
      renders += 1
      return hook(props as Props)
    },
    {
      ...(initialProps !== undefined && { initialProps }),
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <StrictMode>
          <KitProvider kit={kit}>{children}</KitProvider>
        </StrictMode>
      ),
    },
  )
  return { ...rendered, renders: () => renders }
}

type Changes = { readonly [change in 'connect' | 'network' | 'account' | 'namespace' | 'disconnected']: () => unknown }

describe('KitProvider', () => {
  it('renders a kit that hot replacement destroyed, and starts the next one', async () => {
    const [old, next] = [createKit(), createKit()]
    old.kit.destroy()
    function Page({ kit }: { readonly kit: Kit }) {
      return (
        <KitProvider kit={kit}>
          <output>{kit === next.kit ? 'next' : 'old'}</output>
        </KitProvider>
      )
    }
    const page = await render(<Page kit={old.kit} />)
    await expect.element(page.getByText('old')).toBeVisible()
    await page.rerender(<Page kit={next.kit} />)
    await expect.element(page.getByText('next')).toBeVisible()
  })
})

/** Changes to the page while a component is mounted. */
const changesOf = ({ kit, connect, emit }: TestKit): Changes => ({
  connect: () => connect('eip155'),
  network: () => emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' }),
  account: () => emit('eip155', { type: 'accountsChanged', accounts: accountsOf('eip155', ['C', 'A']) }),
  namespace: () => connect('solana'),
  disconnected: () => kit.disconnect(),
})

const readers: readonly (readonly [string, () => unknown, { readonly [change in keyof Changes]: unknown }])[] = [
  [
    'useConnection',
    () => {
      const { namespace, networkId, address, status, connector } = useConnection()
      return [namespace, networkId, address, status, connector?.id].join(' ')
    },
    {
      connect: 'eip155 eip155:1 eip155A connected eip155-wallet',
      network: 'eip155 eip155:2 eip155A connected eip155-wallet',
      account: 'eip155 eip155:2 eip155C connected eip155-wallet',
      namespace: 'solana solana:1 solanaA connected solana-wallet',
      disconnected: 'solana solana:1  disconnected ',
    },
  ],
  [
    'useConnection of a namespace',
    () => {
      const { namespace, networkId, address, status } = useConnection({ namespace: 'eip155' })
      return [namespace, networkId, address, status].join(' ')
    },
    {
      connect: 'eip155 eip155:1 eip155A connected',
      network: 'eip155 eip155:2 eip155A connected',
      account: 'eip155 eip155:2 eip155C connected',
      namespace: 'eip155 eip155:2 eip155C connected',
      disconnected: 'eip155 eip155:2  disconnected',
    },
  ],
  [
    'useConnections',
    () => useConnections().map(({ account, networkId }) => `${account.address} ${networkId}`),
    {
      connect: ['eip155A eip155:1'],
      network: ['eip155A eip155:2'],
      account: ['eip155C eip155:2'],
      namespace: ['eip155C eip155:2', 'solanaA solana:1'],
      disconnected: [],
    },
  ],
  [
    'useStore',
    () => useStore(useKit().active, ({ account }) => account?.address),
    { connect: 'eip155A', network: 'eip155A', account: 'eip155C', namespace: 'solanaA', disconnected: undefined },
  ],
  ...(
    [
      ['useConnectors', () => useConnectors().map(({ id }) => id), ['eip155-wallet', 'solana-wallet']],
      ['useNetworks', () => useNetworks().map(({ id }) => id), ['eip155:1', 'eip155:2', 'solana:1', 'solana:2']],
      ['useModalIntent', () => useModalIntent().isWanted, false],
      ['useKit', () => useKit().options.metadata.name, 'Test'],
    ] as const
  ).map(
    ([name, read, value]) =>
      [name, read, { connect: value, network: value, account: value, namespace: value, disconnected: value }] as const,
  ),
]

describe.each(readers)('%s', (_, read, expected) => {
  it('follows the network, the account and the namespace, and no longer renders after unmounting', async () => {
    const test = createKit()
    const { result, act, unmount, renders } = await show(test, read)
    const changes = changesOf(test)
    for (const change of ['connect', 'network', 'account', 'namespace', 'disconnected'] as const) {
      await act(async () => void (await changes[change]()))
      expect([change, result.current]).toEqual([change, expected[change]])
    }
    await unmount()
    const before = renders()
    await changes.connect()
    await changes.network()
    expect(renders()).toBe(before)
    expect(test.kit.active.getState().status).toBe('connected')
  })
})

it('useConnection of a namespace returns the same isSupportedNetwork as the kit', async () => {
  const test = createKit()
  const { result, act } = await show(test, () => [useConnection(), useConnection({ namespace: 'eip155' })] as const)
  const supported = () => result.current.map(({ isSupportedNetwork }) => isSupportedNetwork)
  await act(async () => void (await test.connect('eip155')))
  await act(async () => test.emit('eip155', { type: 'networkChanged', networkId: 'eip155:77' }))
  expect(supported()).toEqual([false, false])
  await act(async () => {
    test.kit.removeNetwork('eip155:1')
    test.kit.removeNetwork('eip155:2')
  })
  expect(supported()).toEqual([true, true])
})

const typedData = { domain: {}, types: {}, primaryType: '', message: {} }
type Run = () => Mutation<never, unknown>
/**
 * The last entry of each is the error when the wallet session ends. The requested transaction may have been sent, but the signature was not
 * made.
 */
const commands: readonly (readonly [string, Run, unknown, string, string])[] = [
  ['useSignMessage', useSignMessage as Run, { message: 'hello' }, 'sign eip155A hello', 'connection/ended'],
  ['useSignTypedData', useSignTypedData as Run, { typedData }, 'type eip155A', 'connection/ended'],
  ['useSendTransaction', useSendTransaction as Run, {}, 'send eip155A eip155:1', 'transaction/maybeSent'],
  [
    'useMutation',
    () => {
      const kit = useKit()
      return useMutation(() => kit.signMessage({ message: 'own' })) as ReturnType<Run>
    },
    undefined,
    'sign eip155A own',
    'connection/ended',
  ],
]

describe.each(commands)('%s', (_, run, variables, question, ended) => {
  it('sends one request to the original target, and shows the response whatever changes while it is pending', async () => {
    const test = createKit()
    const { result, act } = await show(test, run)
    const changes = changesOf(test)
    await act(async () => void (await changes.connect()))
    await act(async () => result.current.mutate(variables as never))
    for (const change of ['network', 'account', 'namespace'] as const) {
      await act(async () => void (await changes[change]()))
      expect(result.current.status).toBe('pending')
    }
    expect(test.pending().filter((about) => !about.startsWith('balance'))).toEqual([question])
    await act(async () => test.find(question).answer('0xanswer'))
    expect(result.current).toMatchObject({ status: 'success', data: '0xanswer' })
  })

  it('fails when its wallet disconnects', async () => {
    const test = createKit()
    const { result, act } = await show(test, run)
    await act(async () => void (await test.connect('eip155')))
    await act(async () => result.current.mutate(variables as never))
    await act(async () => test.emit('eip155', { type: 'disconnected', reason: 'gone' }))
    expect(result.current).toMatchObject({ status: 'error', error: { code: ended } })
  })

  it('calls back after the component has unmounted, and renders nothing', async () => {
    const test = createKit()
    const { result, act, unmount, renders } = await show(test, run)
    await act(async () => void (await test.connect('eip155')))
    let answer: Promise<unknown> = Promise.resolve()
    await act(async () => {
      answer = result.current.mutateAsync(variables as never)
    })
    await unmount()
    const before = renders()
    test.find(question).answer('0xanswer')
    expect(await answer).toBe('0xanswer')
    expect(renders()).toBe(before)
  })
})

describe('useConnect, useDisconnect and useSwitchNetwork', () => {
  it('run the command once, and show its progress', async () => {
    const test = createKit()
    const { result, act } = await show(test, () => ({
      connect: useConnect(),
      disconnect: useDisconnect(),
      switching: useSwitchNetwork(),
    }))
    await act(async () => void (await result.current.connect.mutateAsync({ connectorId: 'eip155-wallet' })))
    await commandsOf(test.kit)
    expect(result.current.connect).toMatchObject({ status: 'success', data: { account: { address: 'eip155A' } } })
    await act(async () => result.current.switching.mutate({ networkId: 'eip155:2' }))
    expect(result.current.switching.status).toBe('pending')
    await act(async () => test.find('switch eip155:2').answer('eip155:2'))
    expect(result.current.switching).toMatchObject({ status: 'success', data: { id: 'eip155:2' } })
    expect(test.requested.filter(({ about }) => about === 'switch eip155:2')).toHaveLength(1)
    await act(async () => void (await result.current.disconnect.mutateAsync(undefined)))
    expect(result.current.disconnect.status).toBe('success')
    expect(test.kit.connections.getState().connections).toEqual([])
  })

  it('continue when the component unmounts', async () => {
    const test = createKit()
    const { result, act, unmount, renders } = await show(test, () => ({
      switching: useSwitchNetwork(),
      disconnect: useDisconnect(),
      connect: useConnect(),
    }))
    await act(async () => void (await test.connect('eip155')))
    await act(async () => result.current.switching.mutate({ networkId: 'eip155:2' }))
    const { connect, disconnect } = result.current
    await unmount()
    const before = renders()
    test.find('switch eip155:2').answer('eip155:2')
    await expect.poll(() => test.kit.active.getState().network?.id).toBe('eip155:2')
    await disconnect.mutateAsync(undefined)
    await connect.mutateAsync({ connectorId: 'solana-wallet' })
    expect(test.kit.active.getState().account?.address).toBe('solanaA')
    expect(renders()).toBe(before)
  })
})

describe('useBalance', () => {
  const shown = ({
    status,
    data,
  }: {
    readonly status: string
    readonly data: { readonly value: bigint } | undefined
  }) => `${status} ${data?.value ?? ''}`.trim()

  it.each([
    ['the native currency', {}, ''],
    ['a token', { token: '0xT' }, ' 0xT'],
    ['a namespace', { namespace: 'eip155' }, ''],
    ['a token in a namespace', { namespace: 'eip155', token: '0xT' }, ' 0xT'],
  ] as const)('returns the balance of %s, never of another network or account', async (_, query, token) => {
    const test = createKit()
    const { result, act } = await show(test, () => useBalance(query))
    const changes = changesOf(test)
    expect(shown(result.current)).toBe('idle')
    await act(async () => void (await changes.connect()))
    expect(shown(result.current)).toBe('pending')
    await act(async () => test.find(`balance eip155:1 eip155A${token}`).answer(coins(1n)))
    expect(shown(result.current)).toBe('success 1')
    await act(changes.network as never)
    expect(shown(result.current)).toBe('pending')
    await act(async () => test.find(`balance eip155:2 eip155A${token}`).answer(coins(2n)))
    expect(shown(result.current)).toBe('success 2')
    await act(changes.account as never)
    expect(shown(result.current)).toBe('pending')
    await act(async () => test.find(`balance eip155:2 eip155C${token}`).answer(coins(3n)))
    expect(shown(result.current)).toBe('success 3')
    await act(async () => void (await changes.namespace()))
    expect(shown(result.current)).toBe('namespace' in query ? 'success 3' : 'pending')
    await act(async () => void (await changes.disconnected()))
    expect(shown(result.current)).toBe('idle')
  })

  it('follows its options', async () => {
    const test = createKit()
    const { result, act, rerender } = await show(test, (query) => useBalance(query), { token: '0xT' })
    await act(async () => void (await test.connect('eip155')))
    await act(async () => test.find('balance eip155:1 eip155A 0xT').answer(coins(1n)))
    await rerender({ token: '0xU' })
    expect(shown(result.current)).toBe('pending')
    await act(async () => test.find('balance eip155:1 eip155A 0xU').answer(coins(2n)))
    await rerender({ token: '0xT' })
    expect(shown(result.current)).toBe('success 1')
  })

  it('returns the balance after a reload without the modal, and a page that shows none reads nothing', async () => {
    const first = createKit()
    first.kit.start()
    await first.connect('eip155')
    first.kit.destroy()
    const silent = createKit(first.storage)
    await show(silent, () => useConnection())
    await expect.poll(() => silent.kit.active.getState().status).toBe('connected')
    expect(silent.requested).toEqual([])
    silent.kit.destroy()
    const test = createKit(first.storage)
    const { result, act } = await show(test, () => useBalance())
    await expect.poll(test.pending).toEqual(['balance eip155:1 eip155A'])
    await act(async () => test.find('balance eip155:1 eip155A').answer(coins(1n)))
    expect(shown(result.current)).toBe('success 1')
  })

  it('reads once under StrictMode and aborts when the component unmounts', async () => {
    const test = createKit()
    test.kit.start()
    await test.connect('eip155')
    const { unmount, renders } = await show(test, () => useBalance({ token: '0xT' }))
    await expect.poll(test.pending).toContain('balance eip155:1 eip155A 0xT')
    expect(test.requested.filter(({ about }) => about.endsWith('0xT'))).toHaveLength(1)
    await unmount()
    await expect.poll(test.pending).not.toContain('balance eip155:1 eip155A 0xT')
    const before = renders()
    test.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(test.requested.filter(({ about }) => about.endsWith('0xT'))).toHaveLength(1)
    expect(renders()).toBe(before)
  })
})

describe('useWaitForTransaction', () => {
  const receipt = { hash: '0x1', status: 'success', blockNumber: 1n }

  it('keeps waiting on the network of the transaction when network, account and namespace change', async () => {
    const test = createKit()
    test.kit.start()
    await test.connect('eip155')
    const sent = test.kit.sendTransaction({})
    test.find('send eip155A eip155:1').answer('0x1')
    await sent
    const changes = changesOf(test)
    await changes.network()
    const { result, act } = await show(test, () => useWaitForTransaction({ hash: '0x1' }))
    await act(async () => void (await changes.account()))
    await act(async () => void (await changes.namespace()))
    expect(test.pending().filter((about) => about.startsWith('wait'))).toEqual(['wait eip155:1 0x1'])
    await act(async () => test.find('wait eip155:1 0x1').answer(receipt))
    expect(result.current).toMatchObject({ status: 'success', data: receipt })
  })

  it('starts over when its options change: hash, network, confirmations or time', async () => {
    const test = createKit()
    const first: Parameters<typeof useWaitForTransaction>[0] = {
      hash: '0x1',
      networkId: 'eip155:1',
      confirmations: 1,
      timeoutMs: 1000,
    }
    const steps = [
      [first, 'wait eip155:1 0x1 1'],
      [{ ...first, confirmations: 3 }, 'wait eip155:1 0x1 3'],
      [{ ...first, confirmations: 3, networkId: 'eip155:2' }, 'wait eip155:2 0x1 3'],
      [{ ...first, confirmations: 3, networkId: 'eip155:2', hash: '0x2' }, 'wait eip155:2 0x2 3'],
      [{ ...first, confirmations: 3, networkId: 'eip155:2', hash: '0x2', timeoutMs: 5 }, 'wait eip155:2 0x2 3'],
    ] as const
    const wait = (options: typeof first) => useWaitForTransaction(options)
    const { result, act, rerender } = await show(test, wait, first)
    for (const [options, about] of steps) {
      await rerender(options)
      expect(result.current).toMatchObject({ status: 'pending', data: undefined })
      await expect.poll(test.pending).toEqual([about])
      await act(async () => test.find(about).answer({ ...receipt, hash: about }))
      expect(result.current).toMatchObject({ status: 'success', data: { hash: about } })
    }
  })

  it('reads nothing without a hash, reads again on refetch, and aborts when the component unmounts', async () => {
    const test = createKit()
    const options = { hash: undefined as string | undefined, networkId: 'eip155:1' as const }
    const { result, act, rerender, unmount } = await show(
      test,
      (given: typeof options) => useWaitForTransaction(given),
      options,
    )
    expect(result.current.status).toBe('idle')
    expect(test.requested).toEqual([])
    await rerender({ ...options, hash: '0x1' })
    await expect.poll(test.pending).toEqual(['wait eip155:1 0x1'])
    await act(async () => test.find('wait eip155:1 0x1').answer(receipt))
    await act(async () => result.current.refetch())
    expect(result.current.status).toBe('pending')
    await unmount()
    expect(test.requested.at(-1)?.signal?.aborted).toBe(true)
  })

  it('shares one request between components with the same options, and caches the receipt for later ones', async () => {
    const test = createKit()
    const wait = () => useWaitForTransaction({ hash: '0x1', networkId: 'eip155:1' })
    const both = await show(test, () => {
      const [first, second] = [wait(), wait()]
      const [isLate, setLate] = useState(false)
      return {
        first,
        second,
        isLate,
        setLate,
        late: useWaitForTransaction({ hash: isLate ? '0x1' : undefined, networkId: 'eip155:1' }),
      }
    })
    await expect.poll(test.pending).toEqual(['wait eip155:1 0x1'])
    await both.act(async () => test.find('wait eip155:1 0x1').answer(receipt))
    expect(both.result.current.first).toMatchObject({ status: 'success', data: receipt })
    expect(both.result.current.second.data).toBe(both.result.current.first.data)
    await both.act(async () => both.result.current.setLate(true))
    expect(both.result.current.late).toMatchObject({ status: 'success', data: receipt })
    expect(test.requested).toHaveLength(1)
  })

  it('keeps the receipt during a refetch, which is one request for all, and when that fails', async () => {
    const test = createKit()
    const { result, act } = await show(test, () => {
      const first = useWaitForTransaction({ hash: '0x1', networkId: 'eip155:1' })
      return { first, second: useWaitForTransaction({ hash: '0x1', networkId: 'eip155:1' }) }
    })
    await expect.poll(test.pending).toEqual(['wait eip155:1 0x1'])
    await act(async () => test.find('wait eip155:1 0x1').answer(receipt))
    await act(async () => {
      result.current.first.refetch()
      result.current.second.refetch()
    })
    expect(result.current.second).toMatchObject({ status: 'pending', data: receipt, error: undefined })
    await expect.poll(test.pending).toEqual(['wait eip155:1 0x1'])
    expect(test.requested).toHaveLength(2)
    await act(async () => test.find('wait eip155:1 0x1').answer(Promise.reject(new Error('away'))))
    expect(result.current.first).toMatchObject({ status: 'error', data: receipt, error: { code: 'adapter/failed' } })
    expect(result.current.second.status).toBe('error')
  })
})
