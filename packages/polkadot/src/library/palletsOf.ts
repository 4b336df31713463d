import type { ApiPromise } from '@polkadot/api'

/** A call that is not signed yet. */
export type Extrinsic = ReturnType<ApiPromise['tx']>

type Whole = { toBigInt(): bigint; toNumber(): number }
type Maybe<T> = { readonly isNone: boolean; unwrap(): T }
type Events = Iterable<{
  readonly phase: { readonly isApplyExtrinsic: boolean; readonly asApplyExtrinsic: Whole }
  readonly event: { readonly section: string; readonly method: string; readonly data: Iterable<unknown> }
}>

/** What the adapter uses of a runtime: the pallets that all have, and the one for assets that some have. */
export type Pallets = {
  readonly query: {
    readonly system: {
      /** The parts differ between runtimes. */
      account(address: string): Promise<{ readonly data: { readonly [part: string]: Whole | undefined } }>
      events(): Promise<Events>
    }
    readonly assets?: {
      asset(id: number): Promise<Maybe<unknown>>
      metadata(id: number): Promise<{ readonly decimals: Whole; readonly symbol: { toUtf8(): string } }>
      account(id: number, address: string): Promise<Maybe<{ readonly balance: Whole }>>
    }
  }
  readonly tx: {
    readonly balances: { transferKeepAlive(to: string, amount: bigint): Extrinsic }
    readonly assets?: { transfer(id: number, to: string, amount: bigint): Extrinsic }
  }
  readonly consts: {
    readonly balances: { readonly existentialDeposit: Whole }
    readonly system?: { readonly ss58Prefix?: Whole }
  }
}

/**
 * The pallets of a runtime. The library finds them in the chain's metadata when it runs, so no type of its own knows them.
 *
 * @example await palletsOf(api).query.system.account(address)
 */
export function palletsOf(api: Pick<ApiPromise, 'query' | 'tx' | 'consts'> | { readonly query: object }): Pallets {
  return api as unknown as Pallets
}
