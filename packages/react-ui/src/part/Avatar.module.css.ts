// Compiled from Avatar.module.css by `npm run css`. Do not edit.
export const css: string =
  '.avatar-vaerMa{--size:40px;inline-size:var(--size);block-size:var(--size);background:radial-gradient(circle at 30% 24%, color-mix(in srgb, var(--color), #fff 60%), color-mix(in srgb, var(--color), #fff 45%) 22%, color-mix(in srgb, var(--color), #fff 30%) 44%, color-mix(in srgb, var(--color), #fff 15%) 68%, var(--color) 92%);box-shadow:inset 0 0 0 1px var(--line);forced-color-adjust:none;border-radius:50%;flex:none;display:block;overflow:hidden}.avatar-vaerMa>img{object-fit:cover;block-size:100%;inline-size:100%;display:block}.avatar-vaerMa[data-size="20"]{--size:20px}.avatar-vaerMa[data-size="26"]{--size:26px}.avatar-vaerMa[data-size="72"]{--size:72px}'

export const classes: {
  readonly avatar: string
} = {
  avatar: 'avatar-vaerMa',
}
