/** Letters of Cyrillic and Greek as Latin writes them; what the tables of names do not hold. */
export const TRANSLITERATION: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g ґ:g д:d е:e є:e ё:e ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s ' +
    'т:t у:u ў:u ф:f х:h ц:c ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya ј:j љ:l њ:n ћ:c ђ:d џ:dz қ:k ә:a ' +
    'ө:o ү:u ұ:u ғ:g ң:n һ:h ' +
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ' +
    'ψ:ps ω:o'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Letters that look like a Latin one: typed by mistake inside a Latin word, or alone ("хр", "с22"). */
export const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a в:b е:e к:k м:m н:h о:o р:p с:c т:t у:y х:x і:i ѕ:s ј:j ԁ:d ԛ:q ԝ:w ь:b ' +
    'α:a β:b ε:e η:n ι:i κ:k μ:m ν:v ο:o ρ:p τ:t υ:u χ:x γ:y ω:w'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Model letters as Cyrillic spells them: "с22" is s22, "а54" a54, "хр" XR. */
export const MODEL_LETTERS: Readonly<Record<string, string>> = {
  ...TRANSLITERATION,
  х: 'x',
  в: 'v',
};

/** The Latin letters on the keys of the Russian layout: "шзрщту" was meant to be "iphone". */
export const KEYBOARD: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('йцукенгшщзфывапролдячсмитьі').map((c, i) => [c, 'qwertyuiopasdfghjklzxcvbnms'[i]!]),
);
