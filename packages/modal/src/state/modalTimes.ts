/** Timings of the modal in milliseconds (rules constants-1, screens-6). */
export const modalTimes: {
  readonly shakeMs: number
  readonly toastSwapMs: number
  readonly toastShownMs: number
  /** Maximum time that a pending transaction is shown (rule states-39). */
  readonly pendingShownMs: number
} = { shakeMs: 500, toastSwapMs: 150, toastShownMs: 2500, pendingShownMs: 25_000 }
