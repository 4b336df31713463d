'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { type Motion, useModalContext } from './ModalContext.js'

/** Returns a function that returns the animations, if they are loaded. */
export function useFindMotion(): () => Motion | undefined {
  const { parts, loadMotion } = useModalContext()
  return useCallback(() => {
    const found = parts.getState().get(loadMotion)
    return found && 'value' in found ? (found.value as Motion) : undefined
  }, [parts, loadMotion])
}

/** Returns the animations, or undefined until they are loaded. */
export function useMotion(): Motion | undefined {
  const { parts } = useModalContext()
  const find = useFindMotion()
  return useSyncExternalStore(parts.subscribe, find, find)
}
