import { ActionIcon, Button } from '@mantine/core';
import {
  type Icon,
  IconBold,
  IconEye,
  IconEyeOff,
  IconHeading,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import classes from '#ui/SimpleTextField.module.css';
import type { Mark } from '#ui/text-marks.ts';

const MARKS: readonly { readonly mark: Mark; readonly label: string; readonly icon: Icon }[] = [
  { mark: 'negrita', label: 'Negrita', icon: IconBold },
  { mark: 'titulo', label: 'Encabezado', icon: IconHeading },
  { mark: 'lista', label: 'Lista', icon: IconList },
  { mark: 'numeros', label: 'Lista numerada', icon: IconListNumbers },
  { mark: 'enlace', label: 'Enlace', icon: IconLink },
];

interface TextMarksBarProps {
  readonly onMark: (mark: Mark) => void;
  readonly preview: boolean;
  readonly onPreview: () => void;
}

export function TextMarksBar({ onMark, preview, onPreview }: TextMarksBarProps) {
  const Eye = preview ? IconEyeOff : IconEye;
  return (
    <div className={classes.bar} role="group" aria-label="Formato del texto">
      {MARKS.map(({ mark, label, icon: Mark }) => (
        <ActionIcon key={mark} size="sm" aria-label={label} title={label} onClick={() => onMark(mark)}>
          <Mark size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
      <Button
        className={classes.see}
        variant="subtle"
        size="xs"
        leftSection={<Eye size={16} stroke={1.75} aria-hidden />}
        aria-pressed={preview}
        aria-label="Cómo se ve"
        onClick={onPreview}
      >
        <span className={classes.word}>Cómo se ve</span>
      </Button>
    </div>
  );
}
