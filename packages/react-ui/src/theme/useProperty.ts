'use client'
import { type RefCallback, useCallback } from 'react'

/**
 * Sets a custom property on an element through the object model: a server then writes no style attribute, which a strict content
 * policy would refuse.
 *
 * @example
 * <span ref={useProperty('--color', '#8ba1f1')} />
 */
export function useProperty(name: `--${string}`, value: string): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => element?.style.setProperty(name, value), [name, value])
}
