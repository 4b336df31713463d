import { createStore, type Plugin, type ReadableStore } from '@kit/core/plugin'

declare module '@kit/core' {
  interface PluginEvents {
    'tip/given': { readonly count: number }
  }
}

/** What was given, and whether the visitor is about to give. */
export type TipState = { readonly count: number; readonly isGiving: boolean }

/** `kit.plugins.tip`. */
export type TipPlugin = Plugin<
  'tip',
  { readonly state: ReadableStore<TipState>; readonly begin: () => void; readonly give: () => void }
>

/** Lets visitors give tips. It works without any view: `kit.plugins.tip.give()`. */
export function tip(): TipPlugin {
  return {
    id: 'tip',
    setup({ emit, toast, contribute, onDestroy }) {
      const state = createStore<TipState>({ count: 0, isGiving: false })
      // Who has begun to give does not lose it by a slip.
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
