import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { palette } from '#app/theme/palette.ts';
import { theme } from '#app/theme/theme.ts';

type Variables = Record<string, string>;

const semantic = (name: string, ink = name): Variables => ({
  [`--mantine-color-${name}-text`]: `var(--${ink})`,
  // Some components reach for this very shade in both schemes.
  [`--mantine-color-${name}-6`]: `var(--${ink})`,
  [`--mantine-color-${name}-filled`]: `var(--${name})`,
  [`--mantine-color-${name}-filled-hover`]: `var(--${name}-hover)`,
  [`--mantine-color-${name}-light`]: `var(--${name}-soft)`,
  [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(--${name}-soft) 92%, var(--${name}))`,
  [`--mantine-color-${name}-light-color`]: `var(--${ink})`,
  [`--mantine-color-${name}-outline`]: `var(--${ink})`,
  [`--mantine-color-${name}-outline-hover`]: `var(--${name}-soft)`,
});

// The tokens already know light from dark, so both schemes point at the same names.
const variables: Variables = {
  ...semantic('tinta'),
  ...semantic('azafran', 'azafran-ink'),
  ...semantic('ok'),
  ...semantic('mal'),
  '--mantine-color-gray-text': 'var(--ink-2)',
  '--mantine-color-gray-filled': 'var(--ink-2)',
  '--mantine-color-gray-filled-hover': 'var(--ink)',
  '--mantine-color-gray-light': 'var(--grid)',
  '--mantine-color-gray-light-hover': 'var(--track)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-outline': 'var(--ink-2)',
  '--mantine-color-gray-outline-hover': 'var(--hover)',
  '--mantine-primary-color-contrast': 'var(--on-tinta)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-error': 'var(--mal)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--tinta)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--grid)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-radius-default': 'var(--radius-control)',
};

const OURS = new Set(Object.keys(palette));

/** A colour of Mantine's that is none of the academy's. */
const isForeign = (name: string): boolean =>
  Object.keys(DEFAULT_THEME.colors).some(
    (color) => !OURS.has(color) && name.startsWith(`--mantine-color-${color}-`),
  );

/**
 * All of Mantine's variables as a sheet of styles, written when the academy is built: whoever comes in neither carries
 * what works them out nor waits for it.
 */
export function variablesSheet(): string {
  const {
    variables: always,
    light,
    dark,
  } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const known = (scheme: Variables) =>
    Object.entries<string>({ ...always, ...scheme, ...variables }).filter(([name]) => !isForeign(name));
  const inLight = new Map(known(light));
  const inDark = new Map(known(dark));
  const same = [...inLight].filter(([name, value]) => inDark.get(name) === value);
  const but = (scheme: ReadonlyMap<string, string>) =>
    Object.fromEntries(
      [...scheme].filter(([name, value]) => !same.some(([one, as]) => one === name && as === value)),
    );
  return convertCssVariables(
    { variables: Object.fromEntries(same), light: but(inLight), dark: but(inDark) },
    ':root',
  );
}
