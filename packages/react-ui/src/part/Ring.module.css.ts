// Compiled from Ring.module.css by `npm run css`. Do not edit.
export const css: string =
  '.ring-9dFJ1G{place-items:center;block-size:104px;inline-size:104px;display:grid;position:relative}.line-9dFJ1G{border-radius:calc(var(--r) * 7.5);background:var(--line);opacity:0;padding:3px;position:absolute;inset:0;overflow:clip;-webkit-mask:linear-gradient(#000 0 0) content-box,linear-gradient(#000 0 0);-webkit-mask-composite:xor,source-over;mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)}.round-9dFJ1G .line-9dFJ1G{border-radius:50%}.line-9dFJ1G:before{content:"";background:conic-gradient(transparent 55%, var(--accent-text));position:absolute;inset:-25%}.waiting-9dFJ1G .line-9dFJ1G,.done-9dFJ1G .line-9dFJ1G{opacity:1}.done-9dFJ1G .line-9dFJ1G:before{background:var(--success)}.badge-9dFJ1G{border:3px solid var(--bg);background:var(--error);block-size:28px;inline-size:28px;color:var(--bg);border-radius:50%;place-items:center;display:grid;position:absolute;inset-block-end:6px;inset-inline-end:6px}.done-9dFJ1G .badge-9dFJ1G{background:var(--success)}@media (prefers-reduced-motion:no-preference){.waiting-9dFJ1G .line-9dFJ1G:before{animation:1.1s linear infinite turn-9dFJ1G}.refused-9dFJ1G{animation:shake-9dFJ1G .32s var(--ease) 1}.badge-9dFJ1G{animation:.24s cubic-bezier(.3,1.6,.6,1) pop-9dFJ1G}}@keyframes turn-9dFJ1G{to{transform:rotate(1turn)}}@keyframes pop-9dFJ1G{0%{opacity:0;transform:scale(.3)}}@keyframes shake-9dFJ1G{20%{transform:translate(-5px)}45%{transform:translate(4px)}70%{transform:translate(-2px)}}'

export const classes: {
  readonly badge: string
  readonly done: string
  readonly line: string
  readonly pop: string
  readonly refused: string
  readonly ring: string
  readonly round: string
  readonly shake: string
  readonly turn: string
  readonly waiting: string
} = {
  badge: 'badge-9dFJ1G',
  done: 'done-9dFJ1G',
  line: 'line-9dFJ1G',
  pop: 'pop-9dFJ1G',
  refused: 'refused-9dFJ1G',
  ring: 'ring-9dFJ1G',
  round: 'round-9dFJ1G',
  shake: 'shake-9dFJ1G',
  turn: 'turn-9dFJ1G',
  waiting: 'waiting-9dFJ1G',
}
