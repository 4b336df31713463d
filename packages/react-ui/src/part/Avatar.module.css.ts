// Compiled from Avatar.module.css by `npm run css`. Do not edit.
export const css: string =
  '.avatar-vaerMa.avatar-vaerMa{background:radial-gradient(circle at 30% 24%, color-mix(in srgb, var(--color), #fff 60%), color-mix(in srgb, var(--color), #fff 45%) 22%, color-mix(in srgb, var(--color), #fff 30%) 44%, color-mix(in srgb, var(--color), #fff 15%) 68%, var(--color) 92%)}'

export const classes: {
  readonly avatar: string
} = {
  avatar: 'avatar-vaerMa',
}
