/** Marks that nobody sees. Those that join are kept where they do: in emoji, and in the scripts whose letters change by them. */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]|(?!(?<=[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]).\p{Extended_Pictographic}|(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}]).[\p{L}\p{M}])[\u200C\u200D]/gu;

/** Letters of the west with single spaces between them, as nearly all text is: nothing of it could be put otherwise. */
const PLAIN = /^[!-~\u00A1-\u00AC\u00AE-\u024F]+(?: [!-~\u00A1-\u00AC\u00AE-\u024F]+)*$/;

export const isPlain = (value: string): boolean => PLAIN.test(value);

/** A text without what nobody sees in it. */
export const withoutUnseen = (value: string): string => (isPlain(value) ? value : value.replace(UNSEEN, ''));
