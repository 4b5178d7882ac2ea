import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { componentDefaults } from '#app/theme/component-defaults.ts';
import { palette } from '#app/theme/palette.ts';

const SEMANTIC = new Set(['tinta', 'azafran', 'ok', 'mal']);

// Mantine writes white on every filled colour; ours turn light in the dark scheme and ask for dark ink.
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const color = input.color ?? input.theme.primaryColor;
  if (input.variant === 'filled' && SEMANTIC.has(color)) return { ...colors, color: `var(--on-${color})` };
  if (input.variant === 'filled' && color === 'gray') return { ...colors, color: 'var(--paper)' };
  // A quiet button takes the soft ground only when pointed at.
  if (input.variant === 'subtle') return { ...colors, hover: `var(--mantine-color-${color}-light)` };
  return colors;
};

export const theme = createTheme({
  colors: palette,
  primaryColor: 'tinta',
  primaryShade: { light: 7, dark: 3 },
  white: '#ffffff',
  black: '#10242b',
  variantColorResolver: variantColors,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650', textWrap: 'pretty' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '32px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.43', md: '1.5', lg: '1.6', xl: '1.4' },
  fontWeights: { regular: '400', medium: '600', bold: '650' },
  shadows: { xs: 'var(--shadow-1)', sm: 'var(--shadow-1)', md: 'var(--shadow-2)', lg: 'var(--shadow-2)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',
  components: componentDefaults,
});
