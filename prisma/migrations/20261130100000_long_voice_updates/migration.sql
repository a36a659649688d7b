-- What was said, in place of its English alone: that was taken for what somebody had typed.
WITH mended AS (
  UPDATE updates u SET content = CASE WHEN length(r.transcript) > 10000 THEN left(r.transcript, 9999) || '…' ELSE r.transcript END
  FROM uploads f JOIN recordings r ON r.upload_id = f.id
  WHERE f.update_id = u.id AND r.translated_text <> r.transcript AND length(r.translated_text) + length(r.transcript) > 9900
    AND u.content = CASE WHEN length(r.translated_text) > 10000 THEN left(r.translated_text, 9999) || '…' ELSE r.translated_text END
  RETURNING u.project_id)
SELECT raise_project_versions(ARRAY(SELECT DISTINCT project_id FROM mended));
