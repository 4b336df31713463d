import type { GuardedProcess } from '@kit/devnet'

const pollMs = 25
const limitMs = 30_000

/** Polls until a started program is ready. @throws with its last output when it exits first or times out */
export async function untilIt(does: () => Promise<boolean>, program: GuardedProcess): Promise<void> {
  let ended = false
  program.exited.then(
    () => {
      ended = true
    },
    () => {
      ended = true
    },
  )
  const deadlineMs = Date.now() + limitMs
  while (!(await does().catch(() => false))) {
    if (ended || Date.now() > deadlineMs) throw new Error(`The program did not come up\n${program.output()}`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
