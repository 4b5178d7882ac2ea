import type { MantineThemeComponents } from '@mantine/core';

const MOTION = { duration: 140 };
const SCRIM = { backgroundOpacity: 1, color: 'var(--scrim)' };

// Plain objects by name: importing the components here would put all of them into the first load.
export const componentDefaults: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
  Alert: { defaultProps: { radius: 'md', closeButtonLabel: 'Cerrar el aviso' } },
  Anchor: { defaultProps: { underline: 'always' } },
  Badge: { defaultProps: { variant: 'light', radius: 'xs', size: 'md' } },
  Checkbox: { defaultProps: { radius: 'xs', size: 'sm' } },
  CloseButton: { defaultProps: { 'aria-label': 'Cerrar' } },
  Combobox: { defaultProps: { shadow: 'md', transitionProps: MOTION } },
  Drawer: {
    defaultProps: {
      padding: 'lg',
      overlayProps: SCRIM,
      closeButtonProps: { 'aria-label': 'Cerrar' },
      transitionProps: MOTION,
    },
  },
  Input: { defaultProps: { size: 'sm' } },
  InputWrapper: { defaultProps: { size: 'sm', withAsterisk: false } },
  Loader: { defaultProps: { size: 'sm' } },
  Menu: {
    defaultProps: {
      shadow: 'md',
      position: 'bottom-end',
      transitionProps: MOTION,
      withInitialFocusPlaceholder: false,
    },
  },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      shadow: 'md',
      padding: 'lg',
      overlayProps: SCRIM,
      closeButtonProps: { 'aria-label': 'Cerrar' },
      transitionProps: MOTION,
    },
  },
  MultiSelect: {
    defaultProps: { nothingFoundMessage: 'No hay nada con ese nombre', checkIconPosition: 'right' },
  },
  Notification: { defaultProps: { radius: 'md', closeButtonProps: { 'aria-label': 'Cerrar el aviso' } } },
  NumberInput: { defaultProps: { decimalSeparator: ',', thousandSeparator: '.', hideControls: true } },
  Pill: { defaultProps: { removeButtonProps: { 'aria-label': 'Quitar' } } },
  Popover: { defaultProps: { shadow: 'md', transitionProps: MOTION } },
  // Menus and dialogs belong to the page's main landmark, which every frame behind the session has.
  Portal: { defaultProps: { target: '#contenido' } },
  Progress: { defaultProps: { size: 6, radius: 'sm' } },
  Radio: { defaultProps: { size: 'sm' } },
  SegmentedControl: { defaultProps: { size: 'xs', radius: 'sm', transitionDuration: 140 } },
  Select: {
    defaultProps: {
      nothingFoundMessage: 'No hay nada con ese nombre',
      checkIconPosition: 'right',
      allowDeselect: false,
      comboboxProps: { shadow: 'md', transitionProps: MOTION },
    },
  },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  Table: { defaultProps: { verticalSpacing: 0, horizontalSpacing: 'sm', highlightOnHover: true } },
  Tabs: { defaultProps: { keepMounted: false } },
  Textarea: { defaultProps: { autosize: true, minRows: 3, resize: 'vertical' } },
  TagsInput: { defaultProps: { splitChars: [','] } },
  Tooltip: {
    defaultProps: { openDelay: 300, withArrow: false, events: { hover: true, focus: true, touch: false } },
  },
};
