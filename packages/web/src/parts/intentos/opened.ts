/** What whoever gave more time wrote: people without e-mail read it nowhere else. */
export const opened = (motivo: string): string => `Te dieron más tiempo. El motivo: ${motivo}`;
