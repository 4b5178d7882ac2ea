CREATE TABLE "certificados_por_decir" (
	"certificado_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificados_por_decir" ADD CONSTRAINT "certificados_por_decir_certificado_id_certificados_id_fk" FOREIGN KEY ("certificado_id") REFERENCES "public"."certificados"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matriculas_por_exencion" ON "matriculas_guardadas" USING btree ("exento_hasta") WHERE "matriculas_guardadas"."exento_hasta" is not null;