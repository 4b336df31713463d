// Compiled from base.module.css by `npm run css`. Do not edit.
export const css: string =
  ':host{all:initial;display:contents}.root-EuWEka{display:contents}.root-EuWEka [data-mirrored]{flex:none}.root-EuWEka[dir=rtl] [data-mirrored]{transform:scaleX(-1)}'

export const classes: {
  readonly root: string
} = {
  root: 'root-EuWEka',
}
