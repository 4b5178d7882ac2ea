DROP INDEX "carga_filas_por_correo";--> statement-breakpoint
DROP INDEX "carga_filas_por_usuario";--> statement-breakpoint
DROP INDEX "carga_filas_por_documento";--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "invitadas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "sin_contrasena" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every row is written three times: half-empty pages let it stay where it is, and its indexes as they are.
ALTER TABLE "carga_filas" SET (fillfactor = 50);
