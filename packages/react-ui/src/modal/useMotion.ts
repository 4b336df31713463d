'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { type Motion, useModalContext } from './ModalContext.js'

/** Returns a function that returns the animations, if they are loaded. */
export function useFindMotion(): () => Motion | undefined {
  const { loads, loadMotion } = useModalContext()
  return useCallback(() => {
    const found = loads.getState().get(loadMotion)
    return found && 'value' in found ? (found.value as Motion) : undefined
  }, [loads, loadMotion])
}

/** Returns the animations, or undefined until they are loaded. */
export function useMotion(): Motion | undefined {
  const { loads } = useModalContext()
  const find = useFindMotion()
  return useSyncExternalStore(loads.subscribe, find, find)
}
