/** Times of the modal in milliseconds. */
export const modalTimes: {
  readonly shakeMs: number
  readonly toastSwapMs: number
  readonly toastShownMs: number
} = { shakeMs: 500, toastSwapMs: 150, toastShownMs: 2500 }
