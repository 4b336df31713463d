'use client'
import { type RefCallback, useCallback } from 'react'

/**
 * Sets a custom property on an element through the CSSOM, so that servers render no `style` attribute, which a strict Content Security
 * Policy would block.
 *
 * @example
 * <span ref={useProperty('--color', '#8ba1f1')} />
 */
export function useProperty(name: `--${string}`, value: string): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => element?.style.setProperty(name, value), [name, value])
}
