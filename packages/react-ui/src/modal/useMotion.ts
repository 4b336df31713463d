'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { type Motion, useModalContext } from './ModalContext.js'

/** Finds how things move, where that has come. */
export function useFindMotion(): () => Motion | undefined {
  const { loads, loadMotion } = useModalContext()
  return useCallback(() => {
    const found = loads.getState().get(loadMotion)
    return found && 'value' in found ? (found.value as Motion) : undefined
  }, [loads, loadMotion])
}

/** How things move; undefined until that has come. */
export function useMotion(): Motion | undefined {
  const { loads } = useModalContext()
  const find = useFindMotion()
  return useSyncExternalStore(loads.subscribe, find, find)
}
