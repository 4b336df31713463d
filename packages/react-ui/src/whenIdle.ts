/** Runs work once the page is idle; after a while in browsers that cannot tell (Safari). */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, 200)
}
