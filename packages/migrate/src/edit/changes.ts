/** Replaces a range of a text. */
export type Change = { readonly start: number; readonly end: number; readonly text: string }

/** Sorts changes by position, and drops repeated ones and those inside another one. */
export function outermostChanges(changes: readonly Change[]): readonly Change[] {
  const isInside = (one: Change, other: Change): boolean =>
    one.start === one.end
      ? other.start < one.start && one.start < other.end
      : other.start <= one.start && one.end <= other.end && one.end - one.start < other.end - other.start
  const isSame = (one: Change, other: Change): boolean => one.start === other.start && one.end === other.end
  return changes
    .filter((one, index) => one.start === one.end || changes.findIndex((other) => isSame(one, other)) === index)
    .filter((one) => !changes.some((other) => isInside(one, other)))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Applies sorted changes that don't overlap. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  return changes.reduceRight((code, { start, end, text: by }) => code.slice(0, start) + by + code.slice(end), text)
}
