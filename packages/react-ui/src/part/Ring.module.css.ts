// Compiled from Ring.module.css by `npm run css`. Do not edit.
export const css: string =
  '.ring-9dFJ1G{place-items:center;block-size:104px;inline-size:104px;display:grid;position:relative}.line-9dFJ1G{fill:none;stroke-width:3px;stroke:var(--line);position:absolute;inset:0}.travel-9dFJ1G{stroke:var(--accent-text);stroke-linecap:round;stroke-dasharray:24 76}.badge-9dFJ1G{border:3px solid var(--bg);background:var(--error);block-size:28px;inline-size:28px;color:var(--bg);border-radius:50%;place-items:center;display:grid;position:absolute;inset-block-end:6px;inset-inline-end:6px}@media (prefers-reduced-motion:no-preference){.travel-9dFJ1G{animation:1.1s linear infinite travel-9dFJ1G}.refused-9dFJ1G{animation:shake-9dFJ1G .32s var(--ease) 1}}@keyframes travel-9dFJ1G{to{stroke-dashoffset:-100px}}@keyframes shake-9dFJ1G{20%{transform:translate(-5px)}45%{transform:translate(4px)}70%{transform:translate(-2px)}}'

export const classes: {
  readonly badge: string
  readonly line: string
  readonly refused: string
  readonly ring: string
  readonly shake: string
  readonly travel: string
} = {
  badge: 'badge-9dFJ1G',
  line: 'line-9dFJ1G',
  refused: 'refused-9dFJ1G',
  ring: 'ring-9dFJ1G',
  shake: 'shake-9dFJ1G',
  travel: 'travel-9dFJ1G',
}
