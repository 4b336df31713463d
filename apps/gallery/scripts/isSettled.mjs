/** Whether the view is loaded and everything that ends has ended. Runs in the page. */
export function isSettled(isFrame) {
  const root = isFrame ? document : document.querySelector('[data-kit=modal]')?.shadowRoot
  const view = root?.querySelector(isFrame ? 'main button' : 'dialog[open] [data-view] > *:not([aria-busy])')
  const ends = (animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
  const runs = (animation) => animation.timeline === document.timeline && animation.playState === 'running'
  return Boolean(view) && !root.getAnimations().some((animation) => runs(animation) && ends(animation))
}
