-- Earlier imports kept a handle as written. A handle in lower case is what imports look up, as on the hosted platform.
UPDATE OR IGNORE product SET handle = lower(replace(trim(handle), ' ', '-'))
WHERE handle <> lower(replace(trim(handle), ' ', '-'));
