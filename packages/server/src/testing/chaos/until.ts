/** Polls for a state. Returns whether it came in time. */
export async function until(check: () => boolean | Promise<boolean>, limitMs: number, pollMs = 20): Promise<boolean> {
  const startedMs = performance.now()
  while (!(await check())) {
    if (performance.now() - startedMs > limitMs) return false
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return true
}
