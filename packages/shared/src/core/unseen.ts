/** Scripts whose letters change by what joins them or keeps them apart. */
const JOINED = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => String.raw`\p{sc=${script}}`)
  .join('');

/** Where a mark that nobody sees changes what is seen beside it: in emoji, in flags, and in letters that take forms. */
const AT_WORK = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${JOINED}])[\u200C\u200D](?=[\p{L}\p{M}])`,
  String.raw`(?<=[\p{Extended_Pictographic}#*0-9])[\uFE0E\uFE0F]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
  String.raw`(?<=\p{sc=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{sc=Mong})[\u180B-\u180D\u180F]`,
].join('|');

/** All that Unicode says may be left undrawn, besides where it is at work. */
const UNSEEN = new RegExp(String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB](?<!${AT_WORK})`, 'gu');

/** Letters of the west with single spaces between them, as nearly all text is: nothing of it could be put otherwise. */
const PLAIN = /^[!-~\u00A1-\u00AC\u00AE-\u024F]+(?: [!-~\u00A1-\u00AC\u00AE-\u024F]+)*$/;

export const isPlain = (value: string): boolean => PLAIN.test(value);

/** A text without what nobody sees in it. */
export const withoutUnseen = (value: string): string => (isPlain(value) ? value : value.replace(UNSEEN, ''));
