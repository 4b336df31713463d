import { createStore, type Plugin, type ReadableStore } from '@kit/core/plugin'

declare module '@kit/core' {
  interface PluginEvents {
    'tip/given': { readonly count: number }
  }
}

/** Number of tips, and whether the user is about to give one. */
export type TipState = { readonly count: number; readonly isGiving: boolean }

/** `kit.plugins.tip`. */
export type TipPlugin = Plugin<
  'tip',
  { readonly state: ReadableStore<TipState>; readonly begin: () => void; readonly give: () => void }
>

/** Creates a plugin for tips. It works without a view: `kit.plugins.tip.give()`. */
export function tip(): TipPlugin {
  return {
    id: 'tip',
    setup({ emit, toast, contribute, onDestroy }) {
      const state = createStore<TipState>({ count: 0, isGiving: false })
      // Prevents closing the modal by accident while giving.
      onDestroy(contribute('closeGuard', () => state.getState().isGiving))
      return {
        state,
        begin: () => state.update((now) => ({ ...now, isGiving: true })),
        give() {
          state.update(({ count }) => ({ count: count + 1, isGiving: false }))
          emit({ type: 'tip/given', count: state.getState().count })
          toast({ variant: 'success', message: 'tip.thanks' })
        },
      }
    },
  }
}
