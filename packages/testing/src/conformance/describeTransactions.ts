import type { Adapter } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { AdapterFixture } from './AdapterFixture.js'
import { type BenchSetup, type ConformanceChains, codeOf, createDeadAdapter, setUpBench } from './setUpBench.js'

/** Defines the tests of addresses, signatures, balances and transfers, for adapters that have the capability. */
export const describeTransactions = (
  fixture: AdapterFixture,
  capabilities: Adapter,
  chains: ConformanceChains,
): void => {
  const { signMessage, signTypedData, getBalance, sendTransaction, transfer, waitForTransaction } = capabilities
  const setup = setUpBench(fixture, chains)
  describeAddresses(setup)
  if (signMessage) describeMessages(setup)
  if (signTypedData && fixture.typedData) describeTypedData(setup, fixture.typedData)
  if (getBalance) describeBalances(setup)
  if (sendTransaction && waitForTransaction && getBalance) describeSending(setup)
  if (transfer && waitForTransaction && getBalance) describeTransfers(setup)
}

function describeAddresses(setup: BenchSetup): void {
  describe('addresses', () => {
    it('recognizes a valid address', () => {
      for (const address of setup.wallet.addresses) expect(setup.bench.adapter.isAddress(address)).toBe(true)
      for (const text of setup.fixture.invalidAddresses) expect(setup.bench.adapter.isAddress(text)).toBe(false)
    })

    it('compares accounts', () => {
      const [one = '', two = ''] = setup.wallet.addresses
      expect(setup.bench.adapter.isSameAddress(one, one)).toBe(true)
      expect(setup.bench.adapter.isSameAddress(one, two)).toBe(false)
    })
  })
}

function describeMessages(setup: BenchSetup): void {
  const { fixture, ready } = setup
  describe('signMessage', () => {
    it.each(['Hello', 'Grüße 🦊 \n line two', '0x68656c6c6f'])(
      'returns a signature of %j that verifies',
      async (message) => {
        const { call, adapter } = await ready()
        const signature = await adapter.signMessage({ ...call, message })
        expect(await fixture.verifyMessage({ address: call.account.address, message, signature })).toBe(true)
      },
    )

    it('returns a signature that the adapter verifies only with the same text, account and signature', async () => {
      const { call, adapter } = await ready()
      const { account, network } = call
      const signature = await adapter.signMessage({ ...call, message: 'Hello' })
      const proof = { network, address: account.address, message: 'Hello', signature }
      expect(await adapter.verifyMessage(proof)).toBe('valid')
      const other = setup.wallet.addresses.find((address) => !adapter.isSameAddress(address, account.address)) ?? ''
      for (const change of [{ message: 'Hello ' }, { address: other }, { signature: '' }, { signature: 'nothing' }])
        expect(await adapter.verifyMessage({ ...proof, ...change }), JSON.stringify(change)).toBe('invalid')
    })

    it.each(fixture.rejections)('rejects in the shape "%s"', async (rejection) => {
      const { call, adapter } = await ready()
      setup.wallet.behave({ mode: 'reject', rejection })
      expect(await codeOf(adapter.signMessage({ ...call, message: 'no' }))).toBe('connection/rejected')
    })

    it('stops waiting when the signal is aborted', async () => {
      const { call, adapter } = await ready()
      setup.wallet.behave({ mode: 'hang' })
      const signal = AbortSignal.timeout(50)
      expect(await codeOf(adapter.signMessage({ ...call, signal, message: 'late' }))).toBe('connection/aborted')
    })

    it('reports a wallet that throws synchronously as a typed error', async () => {
      const { call, adapter } = await ready()
      setup.wallet.behave({ mode: 'throw' })
      expect(await codeOf(adapter.signMessage({ ...call, message: 'ouch' }))).not.toContain('not a KitError')
    })
  })
}

function describeTypedData(setup: BenchSetup, typedData: NonNullable<AdapterFixture['typedData']>): void {
  const { fixture, ready } = setup
  describe('signTypedData', () => {
    it('returns a signature that verifies', async () => {
      const { call, adapter } = await ready()
      const signature = await adapter.signTypedData({ ...call, typedData })
      const proof = { address: call.account.address, typedData, signature }
      expect(await fixture.verifyTypedData?.(proof)).toBe(true)
    })

    it('rejects when the user rejects the request', async () => {
      const { call, adapter } = await ready()
      setup.wallet.behave({ mode: 'reject' })
      expect(await codeOf(adapter.signTypedData({ ...call, typedData }))).toBe('connection/rejected')
    })
  })
}

function describeBalances(setup: BenchSetup): void {
  const { fixture, chains } = setup
  const { hasTokens = true } = fixture
  describe('getBalance', () => {
    const balanceOf = async (address: string, token?: string) =>
      (setup.bench.adapter as Required<Adapter>).getBalance({
        network: setup.bench.network,
        address,
        ...(token === undefined ? {} : { token }),
      })

    it('reads the native currency', async () => {
      const { symbol, decimals } = setup.bench.network.nativeCurrency
      expect(await balanceOf(fixture.createAddress())).toEqual({ value: 0n, symbol, decimals })
      expect((await balanceOf(setup.wallet.selected)).value).toBeGreaterThan(0n)
    })

    if (hasTokens) {
      it('reads tokens with their own symbol and decimals', async () => {
        const { tokens } = chains()[0]
        expect(tokens).not.toHaveLength(0)
        for (const { address, symbol, decimals } of tokens) {
          const balance = await balanceOf(setup.wallet.selected, address)
          expect(balance).toMatchObject({ symbol, decimals })
          expect(balance.value).toBeGreaterThan(0n)
        }
      })
    }

    it('rejects with a typed error when no node responds, never with a zero balance', async () => {
      const dead = createDeadAdapter(setup)
      const [network = setup.bench.network] = dead.networks
      const requested = (dead as Required<Adapter>).getBalance({ network, address: setup.wallet.selected })
      expect(await codeOf(requested)).not.toContain('not a KitError')
    }, 20_000)
  })
}

function describeSending(setup: BenchSetup): void {
  const { fixture, ready } = setup
  const { minReceivable = 1n } = fixture
  describe('sendTransaction', () => {
    it('sends a transaction that is mined and transfers its value', async () => {
      const { call, adapter } = await ready()
      const to = fixture.createAddress()
      const hash = await adapter.sendTransaction({ ...call, transaction: { to, value: minReceivable + 1234n } })
      const receipt = await adapter.waitForTransaction({ network: setup.bench.network, hash })
      expect(receipt).toMatchObject({ hash, status: 'success' })
      expect(await setup.read(to)).toBe(minReceivable + 1234n)
    })

    it.each(fixture.rejections)('rejects in the shape "%s"', async (rejection) => {
      const { call, adapter } = await ready()
      setup.wallet.behave({ mode: 'reject', rejection })
      const sent = adapter.sendTransaction({
        ...call,
        transaction: { to: fixture.createAddress(), value: minReceivable },
      })
      expect(await codeOf(sent)).toBe('connection/rejected')
    })
  })
}

function describeTransfers(setup: BenchSetup): void {
  const { fixture, chains, ready } = setup
  const { minReceivable = 1n, hasTokens = true } = fixture
  describe('transfer', () => {
    it('moves the native currency', async () => {
      const { call, adapter } = await ready()
      const to = fixture.createAddress()
      const hash = await adapter.transfer({ ...call, to, amount: minReceivable + 77n })
      await adapter.waitForTransaction({ network: setup.bench.network, hash })
      expect(await setup.read(to)).toBe(minReceivable + 77n)
    })

    if (hasTokens) {
      it('moves a token', async () => {
        const { call, adapter } = await ready()
        const token = chains()[0].tokens[0]?.address ?? ''
        const to = fixture.createAddress()
        const hash = await adapter.transfer({ ...call, to, amount: 55n, token })
        expect(await adapter.waitForTransaction({ network: setup.bench.network, hash })).toMatchObject({
          status: 'success',
        })
        expect(await setup.read(to, token)).toBe(55n)
      })
    }

    it.each(fixture.mistypedAddresses ?? [])('rejects %s, which is a mistyped address', async (to) => {
      const { call, adapter } = await ready()
      expect(await codeOf(adapter.transfer({ ...call, to, amount: minReceivable }))).toBe('account/invalidAddress')
    })

    it('rejects with a typed error, not a rejection, when the balance is too low', async () => {
      const { call, adapter } = await ready()
      const code = await codeOf(adapter.transfer({ ...call, to: fixture.createAddress(), amount: 10n ** 40n }))
      expect(code).not.toContain('not a KitError')
      expect(code).not.toBe('connection/rejected')
    })
  })
}
