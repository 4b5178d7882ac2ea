import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#ui/forms/PasswordField.module.css';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={`look-bare-button ${classes.toggle}`}
      aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={toggle}
      rightSectionWidth="var(--field-height)"
    />
  );
}
