export interface Message {
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
}

/** Sends a message, or writes it to a folder when no mail server is configured. */
export interface Mail {
  send(message: Message): Promise<void>;
}
