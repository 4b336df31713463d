/** Times of the modal in milliseconds (specification, sections 2, 4 and 9; the toast's life is in the views' notes). */
export const modalTimes: {
  readonly shakeMs: number
  readonly toastSwapMs: number
  readonly toastShownMs: number
} = { shakeMs: 500, toastSwapMs: 150, toastShownMs: 2500 }
