import { type Adapter, isKitError } from '@kit/core/adapter'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdapterFixture, ConformanceChain, ConformanceWallet } from './AdapterFixture.js'
import { type Bench, createBench } from './createBench.js'

/** Defines the tests of addresses, signatures, balances and transfers, for adapters that have the capability. */
export const describeTransactions = (
  fixture: AdapterFixture,
  capabilities: Adapter,
  chains: () => readonly [ConformanceChain, ConformanceChain],
): void => {
  let bench: Bench
  let wallet: ConformanceWallet
  beforeEach(() => {
    bench = createBench(fixture, chains())
    wallet = bench.addWallet()
  })
  afterEach(() => bench.end())

  /** Connects, and binds the arguments of every call. The capability existed when the tests were defined. */
  const ready = async () => {
    const call = bench.callOf(await bench.connect(wallet))
    return { call, adapter: bench.adapter as Required<Adapter> }
  }
  const codeOf = async (promise: Promise<unknown>) => {
    const error: unknown = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return isKitError(error) ? error.code : `not a KitError: ${String(error)}`
  }

  describe('addresses', () => {
    it('recognizes a valid address', () => {
      for (const address of wallet.addresses) expect(bench.adapter.isAddress(address)).toBe(true)
      for (const text of fixture.invalidAddresses) expect(bench.adapter.isAddress(text)).toBe(false)
    })

    it('compares accounts', () => {
      const [one = '', two = ''] = wallet.addresses
      expect(bench.adapter.isSameAddress(one, one)).toBe(true)
      expect(bench.adapter.isSameAddress(one, two)).toBe(false)
    })
  })

  const { signMessage, signTypedData, getBalance, sendTransaction, transfer, waitForTransaction } = capabilities
  const { typedData, minReceivable = 1n, hasTokens = true } = fixture

  if (signMessage) {
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
        const other = wallet.addresses.find((address) => !adapter.isSameAddress(address, account.address)) ?? ''
        for (const change of [{ message: 'Hello ' }, { address: other }, { signature: '' }, { signature: 'nothing' }])
          expect(await adapter.verifyMessage({ ...proof, ...change }), JSON.stringify(change)).toBe('invalid')
      })

      it.each(fixture.rejections)('rejects in the shape "%s"', async (rejection) => {
        const { call, adapter } = await ready()
        wallet.behave({ mode: 'reject', rejection })
        expect(await codeOf(adapter.signMessage({ ...call, message: 'no' }))).toBe('connection/rejected')
      })

      it('stops waiting when the signal is aborted', async () => {
        const { call, adapter } = await ready()
        wallet.behave({ mode: 'hang' })
        const signal = AbortSignal.timeout(50)
        expect(await codeOf(adapter.signMessage({ ...call, signal, message: 'late' }))).toBe('connection/aborted')
      })

      it('reports a wallet that throws synchronously as a typed error', async () => {
        const { call, adapter } = await ready()
        wallet.behave({ mode: 'throw' })
        expect(await codeOf(adapter.signMessage({ ...call, message: 'ouch' }))).not.toContain('not a KitError')
      })
    })
  }

  if (signTypedData && typedData) {
    describe('signTypedData', () => {
      it('returns a signature that verifies', async () => {
        const { call, adapter } = await ready()
        const signature = await adapter.signTypedData({ ...call, typedData })
        const proof = { address: call.account.address, typedData, signature }
        expect(await fixture.verifyTypedData?.(proof)).toBe(true)
      })

      it('rejects when the user rejects the request', async () => {
        const { call, adapter } = await ready()
        wallet.behave({ mode: 'reject' })
        expect(await codeOf(adapter.signTypedData({ ...call, typedData }))).toBe('connection/rejected')
      })
    })
  }

  if (getBalance) {
    describe('getBalance', () => {
      const balanceOf = async (address: string, token?: string) =>
        (bench.adapter as Required<Adapter>).getBalance({
          network: bench.network,
          address,
          ...(token === undefined ? {} : { token }),
        })

      it('reads the native currency', async () => {
        const { symbol, decimals } = bench.network.nativeCurrency
        expect(await balanceOf(fixture.createAddress())).toEqual({ value: 0n, symbol, decimals })
        expect((await balanceOf(wallet.selected)).value).toBeGreaterThan(0n)
      })

      if (hasTokens) {
        it('reads tokens with their own symbol and decimals', async () => {
          const { tokens } = chains()[0]
          expect(tokens).not.toHaveLength(0)
          for (const { address, symbol, decimals } of tokens) {
            const balance = await balanceOf(wallet.selected, address)
            expect(balance).toMatchObject({ symbol, decimals })
            expect(balance.value).toBeGreaterThan(0n)
          }
        })
      }

      it('rejects with a typed error when no node responds, never with a zero balance', async () => {
        const [chain, second] = chains()
        const dead = fixture.createAdapter([{ ...chain, url: 'http://127.0.0.1:9' }, second])({ ports: bench.ports })
        const [network = bench.network] = dead.networks
        const requested = (dead as Required<Adapter>).getBalance({ network, address: wallet.selected })
        expect(await codeOf(requested)).not.toContain('not a KitError')
      }, 20_000)
    })
  }

  if (sendTransaction && waitForTransaction && getBalance) {
    describe('sendTransaction', () => {
      it('sends a transaction that is mined and transfers its value', async () => {
        const { call, adapter } = await ready()
        const to = fixture.createAddress()
        const hash = await adapter.sendTransaction({ ...call, transaction: { to, value: minReceivable + 1234n } })
        const receipt = await adapter.waitForTransaction({ network: bench.network, hash })
        expect(receipt).toMatchObject({ hash, status: 'success' })
        expect((await adapter.getBalance({ network: bench.network, address: to })).value).toBe(minReceivable + 1234n)
      })

      it.each(fixture.rejections)('rejects in the shape "%s"', async (rejection) => {
        const { call, adapter } = await ready()
        wallet.behave({ mode: 'reject', rejection })
        const sent = adapter.sendTransaction({
          ...call,
          transaction: { to: fixture.createAddress(), value: minReceivable },
        })
        expect(await codeOf(sent)).toBe('connection/rejected')
      })
    })
  }

  if (transfer && waitForTransaction && getBalance) {
    describe('transfer', () => {
      it('moves the native currency', async () => {
        const { call, adapter } = await ready()
        const to = fixture.createAddress()
        const hash = await adapter.transfer({ ...call, to, amount: minReceivable + 77n })
        await adapter.waitForTransaction({ network: bench.network, hash })
        expect((await adapter.getBalance({ network: bench.network, address: to })).value).toBe(minReceivable + 77n)
      })

      if (hasTokens) {
        it('moves a token', async () => {
          const { call, adapter } = await ready()
          const token = chains()[0].tokens[0]?.address ?? ''
          const to = fixture.createAddress()
          const hash = await adapter.transfer({ ...call, to, amount: 55n, token })
          expect(await adapter.waitForTransaction({ network: bench.network, hash })).toMatchObject({
            status: 'success',
          })
          expect((await adapter.getBalance({ network: bench.network, address: to, token })).value).toBe(55n)
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
}
