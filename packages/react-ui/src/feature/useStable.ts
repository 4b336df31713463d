'use client'
import { useState } from 'react'

/** A list that stays the same one while its items do, so that an app may write it where it passes it. */
export function useStable<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list)
  if (kept.length === list.length && kept.every((item, index) => item === list[index])) return kept
  keep(list)
  return list
}
