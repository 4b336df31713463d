import type { PayState } from '../PayState.js'
import type { PayServices } from './createPayServices.js'

/** Stores the error of a failed command in the state, as long as the same payment is open. */
export const withFailureInState =
  <Args extends readonly unknown[]>({ store }: PayServices, act: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<void> => {
    const { payment } = store.getState()
    const change = (error: unknown) =>
      store.update((now) =>
        now.payment?.paymentId === payment?.paymentId ? { ...now, error: error as PayState['error'] } : now,
      )
    change(undefined)
    await act(...args).catch((error: unknown) => {
      change(error)
      throw error
    })
  }
